/** The origin of the map frame, which the content security policy allows. JavaScript, because the build scripts import it. */
export const mapOrigin = "https://www.openstreetmap.org";
