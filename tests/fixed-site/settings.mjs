/** The settings of the fixed site, whose export is in `folder`. `tests/fixed-site/company.ts` has its facts. */
export const fixedSite = {
  folder: "test-results/fixed-site/out",
  origin: "https://chem.example",
  basePath: "/colour/site",
  /** The only origin that its policy allows in frames. */
  frameOrigin: "https://frame.example",
  /** The port of the local service to which its contact form sends; not one that the system gives to outgoing connections. */
  endpointPort: 28_730,
};
