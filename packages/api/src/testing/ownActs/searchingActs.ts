import { sql } from "kysely";
import { advertise } from "../nannies/testNannies.ts";
import type { Signed } from "../signing/testSigning.ts";
import type { OwnPortal, OwnTrial, Sent } from "./ownTrial.ts";

const searches = "/Nanny/Searches";

const about = ({ nanny }: OwnPortal): Sent => ({ params: { id: nanny } });
const did = ({ portal }: OwnPortal, { cookie }: Signed, path: string, body: object = {}) =>
  portal.call("POST", path, { cookie, body });
async function searched(given: OwnPortal, me: Signed): Promise<string> {
  const kept = await did(given, me, searches, { filters: "menage=oui" });
  return kept.json()[0].id;
}
/** Has an offer of their own that is shown, as a babysitter of the region is. */
async function offered({ portal }: OwnPortal, { personId }: Signed): Promise<string> {
  await sql`INSERT INTO offer VALUES ('O-1', 'Sortie d’école', 'Deux enfants.', '69003', 'Lyon', '2026-09-01', NULL, '[]', 60,
    true, '{}', false, 1250, NULL, '{}', false, '2026-09-01', NULL, 'open', false) ON CONFLICT DO NOTHING`.execute(
    portal.database.connection.db,
  );
  return personId > 0 ? "O-1" : "";
}

/** What families do with profiles, and babysitters with offers. */
export const trials: readonly OwnTrial[] = [
  {
    path: searches,
    how: "kept",
    notes: [],
    async prepare(given, me) {
      await searched(given, me);
      return { body: { filters: "permis=oui" } };
    },
  },
  {
    path: searches,
    how: "removed",
    notes: [],
    prepare: async (given, me) => ({ body: { removedId: await searched(given, me) } }),
    anothers: "nothing",
  },
  { path: "/Nanny/:id/Keep", notes: [], prepare: about },
  {
    path: "/Nanny/:id/Unkeep",
    notes: [],
    async prepare(given, me) {
      await did(given, me, `/Nanny/${given.nanny}/Keep`);
      return about(given);
    },
  },
  {
    path: "/Nanny/UnkeepGone",
    notes: [],
    async prepare(given, me) {
      const { db } = given.portal.database.connection;
      const gone = await advertise(db);
      await did(given, me, `/Nanny/${gone.id}/Keep`);
      await sql`UPDATE profile SET advert_is_published = false WHERE person_id = ${gone.personId}`.execute(
        db,
      );
      return {};
    },
  },
  {
    path: "/Nanny/:id/Interest",
    notes: ["nannies.interest-said"],
    prepare: (given) => ({ ...about(given), body: { wish: "Dès lundi", moments: [] } }),
  },
  {
    path: "/Offer/:reference/Interest",
    as: "BabySitter",
    notes: ["offers.applied"],
    prepare: async (given, me) => ({
      params: { reference: await offered(given, me) },
      body: { word: "Dès lundi" },
    }),
  },
  {
    path: "/Offer/:reference/Withdraw",
    as: "BabySitter",
    notes: ["offers.withdrawn"],
    async prepare(given, me) {
      const reference = await offered(given, me);
      await did(given, me, `/Offer/${reference}/Interest`, { word: "Dès lundi" });
      return { params: { reference } };
    },
  },
  {
    path: "/Offer/:reference/Hide",
    how: "hidden",
    as: "BabySitter",
    notes: [],
    prepare: async (given, me) => ({
      params: { reference: await offered(given, me) },
      body: { isHidden: true },
    }),
  },
  {
    path: "/Offer/:reference/Hide",
    how: "shown again",
    as: "BabySitter",
    notes: [],
    async prepare(given, me) {
      const reference = await offered(given, me);
      await did(given, me, `/Offer/${reference}/Hide`, { isHidden: true });
      return { params: { reference }, body: { isHidden: false } };
    },
  },
];
