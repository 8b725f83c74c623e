import type { LucideIconData } from "lucide-react";
import * as checkModule from "lucide-react/icons/check";
import * as mailModule from "lucide-react/icons/mail";
import * as mapPinModule from "lucide-react/icons/map-pin";
import * as menuModule from "lucide-react/icons/menu";
import * as phoneModule from "lucide-react/icons/phone";
import * as xModule from "lucide-react/icons/x";

// lucide-react exports every icon's drawing beside its component, but its types name only the component.
function drawing(module: object) {
  return (module as { __iconData: LucideIconData }).__iconData;
}

export const checkIcon = drawing(checkModule);
export const mailIcon = drawing(mailModule);
export const mapPinIcon = drawing(mapPinModule);
export const menuIcon = drawing(menuModule);
export const phoneIcon = drawing(phoneModule);
export const xIcon = drawing(xModule);
