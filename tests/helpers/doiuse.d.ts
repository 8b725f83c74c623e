declare module "doiuse" {
  import type { Plugin } from "postcss";

  /** Calls `onFeatureUsage` for each use of a feature that a browser does not fully support. */
  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage: (usage: { feature: string }) => void;
  }): Plugin;
}
