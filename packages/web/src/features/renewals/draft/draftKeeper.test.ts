import type { RenewalForm } from "@ribambelle/domain/renewals/renewal";
import { saveMyRenewalDraft } from "@ribambelle/domain/renewals/renewal.api";
import { expect, test } from "vitest";
import { answerCalls } from "../../../testing/answers.ts";
import { draftKeeper } from "./draftKeeper.ts";

test("a form that is sent waits for the draft that is being kept, which may not come after it (RENEWBS-OP21)", async () => {
  const network = answerCalls();
  const { answer } = network.holds(saveMyRenewalDraft);
  const told: string[] = [];
  const keeper = draftKeeper(null, {
    keeping: (keeping) => told.push(keeping),
    saved: () => {},
    refused: () => {},
  });
  keeper.keep({ role: "Parent", need: 2, contactDate: "" } as RenewalForm);
  keeper.hurry();
  const stopped = keeper.stop().then(() => told.push("stopped"));
  await expect.poll(() => network.callsOf(saveMyRenewalDraft).length).toBe(1);
  expect(told).toEqual(["saving"]);
  answer(Response.json({ savedAt: "2026-06-01T08:00:00.000Z" }, { headers: { ETag: '"1"' } }));
  await stopped;
  expect(told).toEqual(["saving", "saved", "stopped"]);
});
