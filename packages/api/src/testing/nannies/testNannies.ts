import { readMoment } from "@ribambelle/domain/nannies/moments";
import type { Db } from "../../db/connection/connect.ts";
import { insertPerson } from "../stores/testPeople.store.ts";
import { thirtyWords } from "../testProfile.ts";
import { type AdvertGiven, fillProfile, listedOf } from "./testNannies.store.ts";

/** What an advert says where a test says nothing. */
export const usualAdvert = {
  firstName: "Camille",
  lastName: "Moreau",
  zipCode: "69110",
  city: "Sainte-Foy-lès-Lyon",
  week: [],
  languages: [106],
  diplomas: [],
  frequency: 1,
  childAges: [],
  licence: false,
  housework: false,
  confirmedOn: "2026-11-20",
  title: "Étudiante douce et patiente",
  description: thirtyWords,
} as const satisfies Required<AdvertGiven>;

/** An advert of a test, and what the listing says of it. */
export interface Advertised extends Required<AdvertGiven> {
  readonly personId: number;
  readonly userName: string;
  readonly id: string;
  readonly ticket: number;
}

/** Publishes the advert of a new babysitter. */
export async function advertise(db: Db, given: AdvertGiven = {}): Promise<Advertised> {
  const said: Required<AdvertGiven> = { ...usualAdvert, ...given };
  const person = await insertPerson(db, "BabySitter", {
    first_name: said.firstName,
    last_name: said.lastName,
    zip_code: said.zipCode,
    city: said.city,
  });
  const week = said.week.map((text) => readMoment(text)).filter((moment) => moment !== undefined);
  await fillProfile(db, person.personId, said, week);
  return {
    ...said,
    personId: person.personId,
    userName: person.userName,
    ...(await listedOf(db, person.personId)),
  };
}
