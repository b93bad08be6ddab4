import { updateGivenUp } from "../../mail/letters.store.ts";
import { addLetters } from "../../mail/letters.ts";
import { insertPerson } from "../stores/testPeople.store.ts";
import type { ActPortal, ActTrials } from "./actTrial.ts";

async function givenUp({ portal }: ActPortal): Promise<string> {
  const { db } = portal.database.connection;
  const { personId } = await insertPerson(db, "Parent", { password_hash: null });
  const asked = new Date(portal.deps.now().getTime() - 48 * 3_600_000);
  const letter = { kind: "identity.invitation", personId, locale: "fr", payload: {} } as const;
  const [id = ""] = await addLetters(db, [letter], asked);
  await updateGivenUp(db, id, "unreachable", asked);
  return id;
}

/** What is done about letters. */
export const trials: ActTrials = {
  "/Agency/Letters/Resend": {
    notes: ["letters.resent"],
    prepare: async (given) => ({ body: { letterId: await givenUp(given) } }),
  },
  "/Agency/Letters/RetryAll": {
    notes: ["letters.retried"],
    prepare: async (given) => {
      await givenUp(given);
      return { body: {} };
    },
  },
};
