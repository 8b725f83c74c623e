"use client";

import { useState } from "react";
import { showToast } from "@/components/toast/load-sonner";
import { Button } from "@/components/ui/button";

function Failure(): never {
  throw new Error("Failed on purpose");
}

/** Buttons that make the page fail, or the layout, which shows the toast. */
export function FailingSection() {
  const [isFailing, setIsFailing] = useState(false);
  if (isFailing) return <Failure />;
  return (
    <div>
      <Button onClick={() => setIsFailing(true)}>Fail in the page</Button>
      <Button onClick={() => void showToast({ title: <Failure />, description: "" })}>
        Fail in the layout
      </Button>
    </div>
  );
}
