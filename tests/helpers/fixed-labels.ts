/**
 * The labels that stay as agreed, as message keys: the page and the heading of a section, and the labels in it.
 * Delete a line together with its section. Keys that are no longer in `messages/en.json` need no edit: they are ignored.
 */
export const fixedLabels: [pagePath: string, heading: string, labels: string[]][] = [
  ["/", "heroTitle", ["exploreServices"]],
  ["/", "featuresTitle", ["qualityCommitment", "customerFocus", "excellence", "globalReach"]],
  ["/", "readyToWork", ["contactUs"]],
  ["/about/", "ourMission", []],
  ["/about/", "ourVision", []],
  ["/about/", "ourValues", ["qualityCommitment", "customerFocus", "sustainability"]],
  ["/services/", "ourProcess", ["processConsultation", "processSolutionDesign"]],
  ["/services/", "ourProcess", ["processImplementation", "processSupport"]],
  ["/services/", "readyToStart", ["getQuote"]],
  ["/contact/", "getInTouch", ["phone", "email", "address"]],
  ["/contact/", "businessHours", []],
  ["/contact/", "sendUsMessage", ["firstName", "lastName", "email", "phoneOptional"]],
  ["/contact/", "sendUsMessage", ["subject", "message", "sendMessage"]],
  ["/contact/", "findUs", []],
];
