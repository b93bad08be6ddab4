import { expect, test } from "vitest";
import { partAtRest } from "./partAtRest.tsx";

test("a part is fetched once for all who ask, and again where it did not come (ERR-OP4)", async () => {
  let asked = 0;
  let isAway = true;
  const { fetch, isFetched } = partAtRest(async () => {
    asked += 1;
    if (isAway) throw new TypeError("Failed to fetch");
    return () => null;
  });
  const both = await Promise.allSettled([fetch(), fetch()]);
  expect([both.map(({ status }) => status), asked, isFetched()]).toEqual([
    ["rejected", "rejected"],
    1,
    false,
  ]);
  isAway = false;
  await Promise.all([fetch(), fetch()]);
  expect([asked, isFetched()]).toEqual([2, true]);
  await fetch();
  expect(asked).toBe(2);
});
