import type { LucideIconData } from "lucide-react";
import type { Company } from "@/lib/company-types";

type SocialName = Company["socialProfiles"][number]["name"];

/** Drawn here in lucide's style, on its grid of 24 units, because lucide-react has no brand icons. */
export const socialIcons: Record<SocialName, LucideIconData> = {
  Facebook: {
    node: [
      [
        "path",
        {
          key: "f",
          d: "M10 21v-7.5H7V10h3V7.5A4.5 4.5 0 0 1 14.5 3H17v3.5h-2.2A1.3 1.3 0 0 0 13.5 7.8V10H17l-.7 3.5h-2.8V21Z",
        },
      ],
    ],
  },
  Twitter: {
    node: [
      [
        "path",
        {
          key: "bird",
          d: "M3 18.5c2 .3 3.8-.2 5.3-1.4-2-.2-3.3-1.3-3.8-3 .6.1 1.2.1 1.7-.1C4.2 13.4 3 11.7 3 9.6c.5.3 1.2.5 1.8.5C3 8.7 2.5 6.4 3.6 4.5c2.1 2.5 5 4 8.4 4.2-.6-2.9 1.5-5.2 4-5.2 1.2 0 2.3.5 3 1.3 1-.2 1.8-.6 2.6-1-.3 1-.9 1.7-1.7 2.2.8-.1 1.5-.3 2.1-.6-.5.8-1.1 1.5-2 2C20.3 16.5 10.6 23.5 3 18.5Z",
        },
      ],
    ],
  },
  LinkedIn: {
    node: [
      ["path", { key: "i", d: "M4 10h3.5v11H4ZM5.7 3.2v3.5" }],
      [
        "path",
        {
          key: "n",
          d: "M10.5 21V10H14v1.6c.7-1.1 1.9-1.8 3.3-1.8 2.5 0 3.7 1.7 3.7 4.3V21h-3.5v-6.2c0-1.1-.5-1.8-1.6-1.8-1.2 0-1.9.8-1.9 2.1V21Z",
        },
      ],
    ],
  },
  Instagram: {
    node: [
      ["rect", { key: "frame", x: 3, y: 3, width: 18, height: 18, rx: 5 }],
      ["circle", { key: "lens", cx: 12, cy: 12, r: 4 }],
      ["path", { key: "flash", d: "M17 7h.01" }],
    ],
  },
};
