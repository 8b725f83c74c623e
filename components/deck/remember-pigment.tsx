"use client";

import { useLayoutEffect } from "react";
import { saveInHistory } from "@/lib/browser";

/** Saves the chosen pigment of the fan deck in the history entry of its page, to which Back and Forward return. */
export function RememberPigment() {
  // A layout effect, so that the link of the pigment can receive focus after it.
  useLayoutEffect(() => {
    const radios = document.querySelectorAll<HTMLInputElement>('[name="pigment"]');
    const saved = [...radios].find(({ value }) => value === history.state?.pigment);
    // The visitor may have chosen another before hydration.
    const isChosen = [...radios].some(({ checked, defaultChecked }) => checked && !defaultChecked);
    if (saved && !isChosen) saved.checked = true;

    // Also a choice before hydration, once the visitor follows the link.
    function save({ target }: Event) {
      const deck = (target as Element).closest("fieldset");
      const chosen = deck?.querySelector<HTMLInputElement>('[name="pigment"]:checked');
      if (chosen) saveInHistory({ pigment: chosen.value });
    }
    document.addEventListener("click", save, true);
    return () => document.removeEventListener("click", save, true);
  }, []);
  return null;
}
