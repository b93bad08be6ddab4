import { addDays } from "@ribambelle/domain/kernel/day";
import type { Demonstration } from "../../../demonstrating/demonstration.ts";
import { readSource } from "../../../demonstrating/source.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { fillAdverts, type ShownAdvert } from "./adverts.store.ts";

/** The adverts of the demonstration, beside those of the accounts that are visited. */
export const readAdverts = (): readonly ShownAdvert[] =>
  JSON.parse(readSource("nounous.json").toString("utf8"));

/** Forty babysitters publish their adverts around one town and in three others (NANNY-23); one that somebody changed stays. */
export const nanniesDemonstration: Demonstration = {
  async fill(transaction, { today }) {
    const adverts = readAdverts();
    const people = await listPeopleByReference(
      transaction,
      adverts.map(({ reference }) => reference),
    );
    const idOf = new Map(people.flatMap((one) => (one.isDeactivated ? [] : [[one.reference, one.personId]])));
    await fillAdverts(
      transaction,
      adverts.flatMap((advert) => {
        const personId = idOf.get(advert.reference);
        const confirmedAt = `${addDays(today, -advert.confirmedDaysAgo - 1)}T17:30:00Z`;
        return personId === undefined ? [] : [{ ...advert, personId, confirmedAt }];
      }),
    );
  },
};
