/** The origin of the map frame, allowed by the content security policy. JavaScript, because a build script imports it. */
export const mapOrigin = "https://www.openstreetmap.org";
