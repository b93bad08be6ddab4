import { randomUUID } from "node:crypto";
import type { Signed } from "../signing/testSigning.ts";
import { first, saved, third } from "../testSurveys.ts";
import type { OwnPortal, OwnTrial, Sent } from "./ownTrial.ts";

const draftPath = "/Renewal/SaveMyDraft";
const unsure = (contactDate: string) => ({ form: { role: "Parent", need: 2, contactDate } });

async function drafted({ portal }: OwnPortal, { cookie }: Signed): Promise<void> {
  const headers = { "if-match": '"0"' };
  await portal.call("POST", draftPath, { cookie, body: unsure("2026-07-01"), headers });
}
const invited =
  (
    path:
      | "/CustomerSponsorship/CreateMySponsorshipEmailOffer"
      | "/BabysitterSponsorship/CreateMySponsorshipEmailOffer",
  ) =>
  async ({ portal }: OwnPortal, { cookie }: Signed): Promise<Sent> => {
    const friend = (email: string) => ({ SponsoredPartyEmail: email, Role: "Parent" });
    await portal.call("POST", path, { cookie, body: friend(`${randomUUID()}@example.org`) });
    return { body: friend(`a.friend${path.length}@example.org`) };
  };

const leaving = (how: string, asked: object, notes: readonly string[]): OwnTrial => ({
  path: "/BabysitterRenewal/SendBackToSchoolMessage",
  how,
  as: "BabySitter",
  notes: ["renewals.answered", ...notes],
  prepare: (_, { personId }) => ({
    body: { NeedRenewContract: false, NotRenewingReason: 3, BsID: personId, ...asked },
  }),
});

/** What people answer and ask: surveys, renewals, invitations of friends. */
export const trials: readonly OwnTrial[] = [
  {
    path: "/LeadSurvey/Create",
    notes: ["surveys.begun"],
    prepare: (_, { personId }) => ({ body: saved(first, { CustomerID: personId }) }),
  },
  {
    path: "/LeadSurvey/Update",
    notes: ["surveys.finished"],
    async prepare({ portal }, { cookie }) {
      const begun = await portal.call("POST", "/LeadSurvey/Create", { cookie, body: saved(first) });
      const params = { leadNeedSurveyID: String(begun.json().leadNeedSurveyID) };
      return { params, body: saved(third, { IsLastStep: true }) };
    },
  },
  {
    path: draftPath,
    notes: [],
    async prepare(given, me) {
      await drafted(given, me);
      return { body: unsure("2026-07-02"), version: 1 };
    },
  },
  {
    path: "/customerrenewal/sendbacktoschoolreminder",
    notes: ["renewals.answered"],
    async prepare(given, me) {
      await drafted(given, me);
      return { body: { needRenewContract: 0, dontRenewReason: 6, parentID: me.personId } };
    },
  },
  leaving("no more letters", { WantDisableCommunications: true }, Array<string>(6).fill("opt-ins.refused")),
  leaving("leaving", { WantUnsubscribe: true }, ["renewals.unsubscription-asked"]),
  {
    path: "/CustomerSponsorship/CreateMySponsorshipEmailOffer",
    notes: ["sponsorship.friend-invited"],
    prepare: invited("/CustomerSponsorship/CreateMySponsorshipEmailOffer"),
  },
  {
    path: "/BabysitterSponsorship/CreateMySponsorshipEmailOffer",
    as: "BabySitter",
    notes: ["sponsorship.friend-invited"],
    prepare: invited("/BabysitterSponsorship/CreateMySponsorshipEmailOffer"),
  },
];
