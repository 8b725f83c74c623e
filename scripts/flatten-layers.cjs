/**
 * A PostCSS plugin for browsers before Chrome 99, Safari 15.4 and Firefox 97. It replaces each `@layer`, which they ignore,
 * with its rules, in source order. It replaces each `@property` with the initial values that Tailwind writes for browsers
 * without it: not all of them match Tailwind's condition, and the values are right in every browser.
 *
 * @type {import("postcss").PluginCreator<never>}
 */
module.exports = () => ({
  postcssPlugin: "flatten-layers",
  AtRule: {
    layer: (layer) => {
      if (layer.params === "properties")
        layer.walkRules((rule) => {
          // Old browsers ignore the whole rule because of `::backdrop`, to which no utility is applied.
          rule.selectors = rule.selectors.filter((selector) => selector !== "::backdrop");
          rule.parent?.replaceWith(rule);
        });
      layer.replaceWith(layer.nodes ?? []);
    },
    property: (property) => void property.remove(),
  },
});
module.exports.postcss = true;
