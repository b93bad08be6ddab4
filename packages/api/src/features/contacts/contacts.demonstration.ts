import { demonstrationPrefix } from "../../demonstrating/accounts.ts";
import type { Demonstration } from "../../demonstrating/demonstration.ts";
import { removeMembersUnder } from "./contacts.import.store.ts";

/** The team of the demonstration goes with it, but for whom an agency's own people are assigned to. */
export const contactsDemonstration: Demonstration = {
  remove: (transaction) => removeMembersUnder(transaction, demonstrationPrefix),
};
