/** The settings of the fixture site, whose export is in `folder`. */
export const fixtureSite = {
  folder: "test-results/fixture-site/out",
  origin: "https://chem.example",
  basePath: "/colour/site",
};

/** The paths of the pages in the navigation, relative to the root of the site. */
export const paths = ["./", "about/", "services/", "contact/"];
