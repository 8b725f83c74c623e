import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { languageCodes } from "@/lib/i18n/languages";
import { exportedFile } from "@/tests/helpers/export";
import { expect, fullOnly } from "@/tests/helpers/fixtures";
import { openPageIn } from "@/tests/helpers/waiting";
import { paths, test } from "./site";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Returns the violations of the HTML standard. */
async function findErrors(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector})`),
  );
}

for (const path of [...paths, "/404.html"]) {
  test(`the exported and the rendered HTML of ${path} are valid`, fullOnly, async ({ page }) => {
    const file = exportedFile(path.endsWith("/") ? `${path}index.html` : path);
    const errors = await findErrors(readFileSync(file, "utf8"));
    expect(errors, `correct the HTML of ${path}: ${errors[0]}`).toEqual([]);
    for (const language of languageCodes) {
      await openPageIn(page, language, path);
      const errors = await findErrors(await page.content());
      expect(errors, `correct the HTML of ${path} in ${language}: ${errors[0]}`).toEqual([]);
    }
  });
}
