import { offersFile } from "@ribambelle/domain/offers/offers.file";
import { demonstrationPrefix } from "../../../demonstrating/accounts.ts";
import type { Demonstration } from "../../../demonstrating/demonstration.ts";
import { sourceOf } from "../../../demonstrating/source.ts";
import { removeOffersUnder } from "../offers.import.store.ts";

/** Twelve offers that fit the babysitters of the demonstration wholly, partly or not at all (NANNY-23). */
export const offersDemonstration: Demonstration = {
  async *files(today) {
    yield { name: offersFile.name, content: sourceOf(offersFile.name, today) };
  },
  remove: (transaction) => removeOffersUnder(transaction, demonstrationPrefix),
};
