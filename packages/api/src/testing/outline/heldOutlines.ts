import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const areaOf = (title: string) => title.replace("/Agency/", "/").split(/[/ ]/)[1] ?? "";

/**
 * Holds what calls did, each under its title, to a file of their area in `outlines` beside the test; `--update` writes it again, and its
 * difference is read before it is committed. The tests that compare them come where this is called: after those that try the calls.
 */
export function holdOutlines(
  folder: string,
  titles: readonly string[],
  outlines: ReadonlyMap<string, string>,
): void {
  // One file for what differs by its capitals alone: some disks tell no two apart.
  const named = new Map(titles.map((title) => [areaOf(title).toLowerCase(), areaOf(title)]));
  const areas = Map.groupBy(titles, (title) => named.get(areaOf(title).toLowerCase()));
  it.each([...areas])(
    "answers, writes and removes what the outline says, and nothing else: %s",
    async (area, its) => {
      const text = its.map((title) => `# ${title}\n${outlines.get(title) ?? "was not tried"}\n`).join("\n");
      await expect(text).toMatchFileSnapshot(`outlines/${folder}/${area}.txt`);
    },
  );

  it("keeps an outline of nothing that is not tried", () => {
    const beside = join(expect.getState().testPath ?? "", "../outlines", folder);
    const kept = globSync("*.txt", { cwd: beside }).map((file) => file.replace(".txt", ""));
    expect(kept.filter((area) => !areas.has(area))).toEqual([]);
  });
}
