import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import type { Signed } from "../signing/testSigning.ts";
import type { OwnPortal, OwnTrial, Sent } from "./ownTrial.ts";

/** Has a contract to sign, and gives the request. */
async function asked({ room, colleague }: OwnPortal, { personId }: Signed, said = {}): Promise<string> {
  const contract = await room.aContract("guard", personId);
  return (await room.open(colleague, contract, said)).json().id;
}
const sent =
  (body: object = {}) =>
  async (given: OwnPortal, me: Signed): Promise<Sent> => ({ body: { id: await asked(given, me), ...body } });
const read = (path: OwnTrial["path"], changesNothing?: string): OwnTrial => ({
  path,
  notes: [],
  ...(changesNothing && { changesNothing }),
  prepare: async (given, me) => ({ params: { id: await asked(given, me) } }),
});

const accepted = async ({ room }: OwnPortal, { cookie }: Signed, id: string, startsEarly: boolean | null) => {
  await room.read(cookie, id);
  const { documentSha256, consents } = await room.roomOf(cookie, id);
  return {
    body: { id, documentSha256, consents: consents.map(({ key }) => key), place: "Nantes", startsEarly },
  };
};

/** What people do in the signing room. */
export const trials: readonly OwnTrial[] = [
  read("/Signature/GetSignatureRequest/:id"),
  read("/Signature/document/:id", "that it is shown is noted by the page that shows it"),
  read("/Signature/notice/:id", "it is the same for everybody"),
  {
    path: "/Signature/MarkRead",
    notes: ["signatures.read"],
    prepare: sent({ how: "download", pagesSeen: 0 }),
  },
  {
    path: "/Signature/ReportMistake",
    notes: ["signatures.mistake-reported"],
    tells: ["notification"],
    prepare: sent({ comment: "Mon nom" }),
  },
  {
    path: "/Signature/SendCode",
    notes: ["signatures.code-sent"],
    prepare: async (given, me) => accepted(given, me, await asked(given, me), null),
  },
  {
    path: "/Signature/SendCode",
    how: "starting early",
    notes: ["signatures.code-sent"],
    async prepare(given, me) {
      const serviceStart = addDays(dayAt(given.portal.deps.now()), 5);
      return accepted(given, me, await asked(given, me, { serviceStart }), true);
    },
  },
  {
    path: "/Signature/Sign",
    notes: ["signatures.signed", "contracts.state-changed"],
    async prepare(given, me) {
      const { room } = given;
      const id = await asked(given, me);
      await room.read(me.cookie, id);
      await room.askCode(me.cookie, id);
      return { body: { id, code: await room.lastCode(id) } };
    },
  },
  {
    path: "/Signature/Refuse",
    notes: ["signatures.refused", "contracts.state-changed"],
    tells: ["letter", "notification"],
    prepare: sent({ reason: 0 }),
  },
  {
    path: "/Signature/AskAgain",
    notes: ["signatures.asked-again"],
    tells: ["notification"],
    async prepare(given, me) {
      const id = await asked(given, me);
      await given.room.post("Refuse", me.cookie, { id, reason: 0 });
      return { body: { id } };
    },
  },
  {
    path: "/Signature/Withdraw",
    notes: ["signatures.withdrawn", "contracts.state-changed"],
    tells: ["notification"],
    async prepare(given, me) {
      const id = await asked(given, me);
      await given.room.signAll(me.cookie, id);
      // By a certificate that the tests have made today.
      const seal = await given.room.jobs().seal();
      await given.room.seal(id, { seal: async () => ({ ...seal, now: () => new Date() }) });
      return { body: { id, name: "Zoé Lefèvre", email: "autre@example.fr" } };
    },
  },
];
