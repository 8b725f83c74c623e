import { useEffect } from "react";
import { preloadWhenIdle } from "@/lib/browser";
import { loadSonner } from "./toast-store";

/** Loads sonner ahead of the first toast, for components that open one. */
export function usePreloadedToasts(): void {
  useEffect(() => preloadWhenIdle(loadSonner), []);
}
