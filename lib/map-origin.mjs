/** The origin of the map frame. JavaScript, because the content security policy is written by a build script. */
export const mapOrigin = "https://www.openstreetmap.org";
