import type { LucideIconData } from "lucide-react";
import * as badgeCheckModule from "lucide-react/icons/badge-check";
import * as checkModule from "lucide-react/icons/check";
import * as clipboardCheckModule from "lucide-react/icons/clipboard-check";
import * as flaskConicalModule from "lucide-react/icons/flask-conical";
import * as globeModule from "lucide-react/icons/globe";
import * as headsetModule from "lucide-react/icons/headset";
import * as leafModule from "lucide-react/icons/leaf";
import * as mailModule from "lucide-react/icons/mail";
import * as mapPinModule from "lucide-react/icons/map-pin";
import * as medalModule from "lucide-react/icons/medal";
import * as menuModule from "lucide-react/icons/menu";
import * as phoneModule from "lucide-react/icons/phone";
import * as pipetteModule from "lucide-react/icons/pipette";
import * as swatchBookModule from "lucide-react/icons/swatch-book";
import * as truckModule from "lucide-react/icons/truck";
import * as usersModule from "lucide-react/icons/users";
import * as xModule from "lucide-react/icons/x";

// lucide-react exports every icon's drawing beside its component, but its types name only the component.
function drawing(module: object) {
  return (module as { __iconData: LucideIconData }).__iconData;
}

export const badgeCheckIcon = drawing(badgeCheckModule);
export const checkIcon = drawing(checkModule);
export const clipboardCheckIcon = drawing(clipboardCheckModule);
export const flaskIcon = drawing(flaskConicalModule);
export const globeIcon = drawing(globeModule);
export const headsetIcon = drawing(headsetModule);
export const leafIcon = drawing(leafModule);
export const mailIcon = drawing(mailModule);
export const mapPinIcon = drawing(mapPinModule);
export const medalIcon = drawing(medalModule);
export const menuIcon = drawing(menuModule);
export const phoneIcon = drawing(phoneModule);
export const pipetteIcon = drawing(pipetteModule);
export const swatchBookIcon = drawing(swatchBookModule);
export const truckIcon = drawing(truckModule);
export const usersIcon = drawing(usersModule);
export const xIcon = drawing(xModule);
