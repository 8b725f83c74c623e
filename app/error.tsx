"use client";

import { ErrorScreen } from "@/components/error-screen";
import { T } from "@/components/language/t";
import { Button } from "@/components/ui/button";

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <ErrorScreen title="errorOnPage" text="errorOnPageText">
      <Button onClick={reset}>
        <T id="tryAgain" />
      </Button>
    </ErrorScreen>
  );
}
