import { updateGivenUp } from "../../mail/letters.store.ts";
import { addLetters } from "../../mail/letters.ts";
import { insertPerson } from "../stores/testPeople.store.ts";
import type { ActPortal, ActTrials } from "./actTrial.ts";

async function givenUp({ portal }: ActPortal) {
  const { db } = portal.database.connection;
  const { personId } = await insertPerson(db, "Parent", { password_hash: null });
  const asked = new Date(portal.deps.now().getTime() - 48 * 3_600_000);
  const letter = { kind: "identity.invitation", personId, locale: "fr", payload: {} } as const;
  const [id = ""] = await addLetters(db, [letter], asked);
  await updateGivenUp(db, id, "unreachable", asked);
  return { letterId: id, personId };
}

/** What is done about letters. */
export const trials: ActTrials = {
  "/Agency/Letters/Resend": {
    notes: ["letters.resent"],
    can: "resend",
    prepare: async (given) => {
      const { letterId, personId } = await givenUp(given);
      return { body: { letterId }, shown: `/Agency/Letters?personId=${personId}` };
    },
  },
  "/Agency/Letters/RetryAll": {
    notes: ["letters.retried"],
    prepare: async (given) => {
      await givenUp(given);
      return { body: {} };
    },
  },
};
