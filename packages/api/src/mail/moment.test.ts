import { expect, it } from "vitest";
import { momentText } from "./moment.ts";

it.each([
  ["2026-09-01T08:30:00Z", "1er septembre 2026 à 10\u00a0h\u00a030", "1 September 2026 at 10:30"],
  ["2026-11-21T17:00:00Z", "21 novembre 2026 à 18\u00a0h", "21 November 2026 at 18:00"],
])("a letter writes the moment %s as each language does (I18N-01)", (at, fr, en) => {
  expect([momentText(new Date(at), "fr"), momentText(new Date(at), "en")]).toEqual([fr, en]);
});
