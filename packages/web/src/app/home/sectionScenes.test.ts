import { expect, test } from "vitest";
import { babysitterPages } from "../routes/lists/babysitterPages.ts";
import { parentPages } from "../routes/lists/parentPages.ts";
import { menuOf } from "../routes/menu.ts";
import { sectionScenes } from "./sectionScenes.ts";

test.each(["Parent", "BabySitter"])("draws each section of a %s’s menu (DASH-OP1)", (role) => {
  for (const { section } of menuOf(role, true))
    expect([section, sectionScenes.has(section ?? "")]).toEqual([section, true]);
});

test("draws no section that is no page’s", () => {
  const known = [...parentPages, ...babysitterPages].map((page) =>
    "section" in page ? page.section : undefined,
  );
  for (const name of sectionScenes.keys()) expect(known).toContain(name);
});
