import { type Experience, toldExperience } from "@ribambelle/domain/profile/experience";
import { anExperience } from "@ribambelle/domain/testing/profile";
import { expect, test } from "vitest";
import { toldUnder, withKeys, withOne, withoutOne } from "./experienceList.ts";

const createdAt = "2024-01-10T09:00:00.000Z";
const [first, second, third] = ([2, 5, 7] as const).map((category) =>
  anExperience({ category, createdAt }),
) as [Experience, Experience, Experience];
const later = anExperience({ category: 3, createdAt: "2024-02-10T09:00:00.000Z" });
const list = [first, later, second, third];

test("experiences of one instant have each their own key, which those that follow do not change (PROF-OP3)", () => {
  const keys = withKeys(list).map(({ key }) => key);
  expect(keys).toEqual([createdAt, later.createdAt, `${createdAt} 2`, `${createdAt} 3`]);
  expect(withKeys(list.slice(0, 3)).map(({ key }) => key)).toEqual(keys.slice(0, 3));
  expect(keys.map((key) => toldUnder(key, list)?.category)).toEqual([2, 3, 5, 7]);
  expect(toldUnder(`${createdAt} 4`, list)).toBeNull();
});

test("one of those of one instant is changed or taken away, and the others stay as they are (PROF-63)", () => {
  const changed = toldExperience(anExperience({ category: 6, createdAt }));
  const sent = withOne(list, `${createdAt} 2`, changed);
  expect(sent.map((one) => [one.category, one.createdAt])).toEqual([
    [2, createdAt],
    [3, later.createdAt],
    [6, createdAt],
    [7, createdAt],
  ]);
  expect(
    withOne(list, "new", changed)
      .map((one) => [one.category, one.createdAt])
      .at(-1),
  ).toEqual([6, null]);
  expect(withoutOne(list, createdAt).map(({ category }) => category)).toEqual([3, 5, 7]);
});
