import { colours, tints } from "@/lib/colours";
import type { Pigment } from "@/lib/pigments";

/** The strips in a preview image, one for each pigment except white. */
export function PreviewStrips({ pigments }: { pigments: Pigment[] }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        gap: 10,
        width: "36%",
        padding: "10px 0 10px 10px",
        background: colours.muted,
      }}
    >
      {pigments.filter(hasVisibleTints).map((pigment) => (
        <div
          key={pigment}
          style={{
            display: "flex",
            flexGrow: 1,
            gap: 6,
            padding: 6,
            background: colours.paper,
          }}
        >
          {[0, ...tints].map((tint) => (
            <div
              key={tint}
              style={{
                flexGrow: tint === 0 ? 2 : 1,
                background: colours[`pigment-${pigment}`],
                opacity: 1 - tint,
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Tints of white would be invisible here. */
function hasVisibleTints(pigment: Pigment) {
  return pigment !== "white";
}
