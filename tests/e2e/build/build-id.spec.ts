import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { listFiles } from "@/scripts/list-files.mjs";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { expect, fullOnly, test } from "@/tests/helpers/fixtures";

test("a second build of the same sources changes no file", fullOnly, async () => {
  test.setTimeout(300_000);
  const copy = copyProject();
  const out = path.join(copy, "out");
  const build = async () => {
    await promisify(execFile)("npm", ["run", "build"], { cwd: copy });
    return listFiles(out, "")
      .sort()
      .map((file) => ({ file, content: readFileSync(file, "base64") }));
  };
  try {
    const first = await build();
    expect(first.length).toBeGreaterThan(100);
    rmSync(path.join(copy, ".next"), { recursive: true });
    const second = await build();
    expect(second.map(({ file }) => file)).toEqual(first.map(({ file }) => file));
    const changed = second.filter(({ content }, index) => content !== first[index]?.content);
    expect(changed.map(({ file }) => file)).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
