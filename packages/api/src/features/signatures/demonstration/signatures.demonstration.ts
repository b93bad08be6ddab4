import { addDays } from "@ribambelle/domain/kernel/day";
import { signaturesFile } from "@ribambelle/domain/signatures/signatures.file";
import type { Db } from "../../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { sourceOf } from "../../../demonstrating/source.ts";
import { openedBefore } from "./past.store.ts";
import { makePastRequests } from "./past.ts";

/** What is to be signed in the demonstration, and what was signed, refused and left too late. */
export const signaturesDemonstration: Demonstration = {
  async *files(today) {
    yield { name: signaturesFile.name, content: sourceOf(signaturesFile.name, today) };
  },
  before: makePastRequests,
  fill: waitSinceFourDays,
};

/** The open requests wait since four days; once, for what a visitor does stays. */
async function waitSinceFourDays(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
  const year = today.slice(0, 4);
  const references = [`GE-${year}-0101`, `MNH-${year}-0011`, `INT-${year}-0101`];
  await openedBefore(transaction, references, new Date(`${addDays(today, -4)}T09:12:00Z`));
}
