import { signingOf } from "../signing/testSigning.ts";
import type { ActPortal, ActTrials } from "./actTrial.ts";

/** Opens a request to sign, and gives its id and its signer. */
async function opened({ portal, boss }: ActPortal) {
  const room = signingOf(portal);
  const parent = await room.aPerson("Parent");
  const contract = await room.aContract("guard", parent.personId);
  const { id } = (await room.open(boss.cookie, contract)).json<{ id: string }>();
  return { room, parent, id };
}

const shown = "/Signature/GetAgencySignatureRequests";

/** What is done to requests to sign. */
export const trials: ActTrials = {
  "/Signature/Open": {
    notes: ["signatures.opened", "contracts.state-changed"],
    prepare: async ({ portal }) => {
      const room = signingOf(portal);
      const { personId } = await room.aPerson("Parent");
      const { kind, id } = await room.aContract("guard", personId);
      return { body: { kind, id } };
    },
  },
  "/Signature/Remind": {
    notes: ["signatures.reminded"],
    can: "remind",
    prepare: async (given) => ({ body: { id: (await opened(given)).id }, shown }),
  },
  "/Signature/SeeTo": {
    notes: ["signatures.seen-to"],
    can: "seeTo",
    prepare: async (given) => {
      const { room, parent, id } = await opened(given);
      await room.post("ReportMistake", parent.cookie, { id, comment: "Mon nom" });
      return { body: { id }, shown };
    },
  },
  "/Signature/Cancel": {
    notes: ["signatures.canceled", "contracts.state-changed"],
    can: "cancel",
    prepare: async (given) => ({ body: { id: (await opened(given)).id, reason: "À refaire" }, shown }),
  },
};
