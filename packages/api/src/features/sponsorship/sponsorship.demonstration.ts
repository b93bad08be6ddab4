import { addDays } from "@ribambelle/domain/kernel/day";
import type { Db } from "../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../demonstrating/demonstration.ts";
import { listPeopleByReference } from "../people/index.ts";
import { hasOffers, insertOffer, saveJoined } from "./sponsorship.store.ts";

/** The sponsorships of the demonstration. */
export const sponsorshipDemonstration: Demonstration = { fill: fillSponsorships };

/** Gives one account of the demonstration a friend who joined and one who has not; nothing is sent, and a second load adds none. */
async function fillSponsorships(transaction: Db, { today, now }: DemonstrationDeps): Promise<void> {
  const [sponsor] = await listPeopleByReference(transaction, ["DEMO-P01"]);
  if (!sponsor || sponsor.isDeactivated || (await hasOffers(transaction, sponsor.personId))) return;
  const friends = [
    { firstName: "Zoé", lastName: "Lefèvre", email: "zoe.lefevre@example.fr", days: 40 },
    { firstName: "Sacha", lastName: "Delaunay", email: "sacha.delaunay@example.org", days: 6 },
  ];
  for (const { days, ...friend } of friends)
    await insertOffer(transaction, sponsor.personId, friend, new Date(`${addDays(today, -days)}T17:30:00Z`));
  await saveJoined(transaction, [{ reference: "DEMO-P05", code: null }], now);
}
