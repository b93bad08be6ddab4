import { expect, it } from "vitest";
import { atFirstUse } from "./atFirstUse.ts";

it("what is read at the first use is read once for all who ask at once, and again only where it failed", async () => {
  const answers = [Promise.reject(new Error("too many open files")), Promise.resolve("read")];
  let readings = 0;
  const give = atFirstUse(() => answers[readings++] ?? Promise.reject(new Error("read once more")));
  expect(readings).toBe(0);
  await expect(Promise.all([give(), give()])).rejects.toThrow("too many open files");
  expect(readings).toBe(1);
  expect([await give(), await give()]).toEqual(["read", "read"]);
  expect(readings).toBe(2);
});
