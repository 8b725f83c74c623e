declare module "doiuse" {
  import type { Plugin } from "postcss";

  /** Calls back for each use of a feature that one of the browsers does not support, or only in part. */
  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage: (usage: { feature: string }) => void;
  }): Plugin;
}
