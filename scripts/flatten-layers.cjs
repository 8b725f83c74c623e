/**
 * A PostCSS plugin that replaces each `@layer` with its rules, in source order. Browsers before Chrome 99, Safari 15.4
 * and Firefox 97 ignore all rules inside a layer.
 *
 * @type {import("postcss").PluginCreator<never>}
 */
module.exports = () => ({
  postcssPlugin: "flatten-layers",
  AtRule: { layer: (rule) => void rule.replaceWith(rule.nodes ?? []) },
});
module.exports.postcss = true;
