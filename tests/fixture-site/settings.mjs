/** The settings of the fixture site, whose export is in `folder`. */
export const fixtureSite = {
  folder: "test-results/fixture-site/out",
  origin: "https://chem.example",
  basePath: "/colour/site",
  /** The port of the local service to which its contact form sends; not one that the system gives to outgoing connections. */
  endpointPort: 28_730,
};

/** The paths of the pages in the navigation, relative to the root of the site. */
export const paths = ["./", "about/", "services/", "contact/"];
