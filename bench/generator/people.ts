import {
  babysitterNames,
  communes,
  mailPart,
  parentNames,
  streets,
} from "../../packages/api/src/features/demonstration/index.ts";
import { addDays } from "../../packages/domain/src/kernel/day.ts";
import type { Row } from "./copyText.ts";
import { type Random, randomOf } from "./random.ts";
import { babysittersOf, firstId, parentUserName, type Size } from "./size.ts";

export const personColumns = [
  "id",
  "agency_reference",
  "role",
  "user_name",
  "email",
  "first_name",
  "last_name",
  "phone_number",
  "address",
  "zip_code",
  "city",
  "longitude",
  "latitude",
  "birth_date",
  "has_been_interviewed",
  "password_hash",
] as const;
type PersonRow = Row<(typeof personColumns)[number]>;

/** Makes every parent, then every babysitter; all sign in with the password of that hash. */
export function* peopleRows(size: Size, passwordHash: string): Generator<PersonRow> {
  const random = randomOf(size.seed);
  for (let number = 0; number < size.parents; number += 1) yield parentRow(random, number, passwordHash);
  for (let number = 0; number < babysittersOf(size); number += 1)
    yield babysitterRow(random, number, size, passwordHash);
}

function parentRow(random: Random, number: number, passwordHash: string): PersonRow {
  return {
    id: firstId + number,
    agency_reference: `P${number + 1}`,
    role: "Parent",
    user_name: parentUserName(number),
    ...personal(random, number, parentNames),
    birth_date: null,
    has_been_interviewed: false,
    password_hash: passwordHash,
  };
}

function babysitterRow(random: Random, number: number, size: Size, passwordHash: string): PersonRow {
  return {
    id: firstId + size.parents + number,
    agency_reference: `I${number + 1}`,
    role: "BabySitter",
    user_name: `intervenant.${number + 1}`,
    ...personal(random, size.parents + number, babysitterNames),
    birth_date: addDays(size.today, -(7_000 + random(13_000))),
    has_been_interviewed: random(2) === 0,
    password_hash: passwordHash,
  };
}

const one = <Value>(random: Random, values: readonly Value[]): Value =>
  values[random(values.length)] as Value;

// Phone numbers of ARCEP's ranges for fiction: they ring nowhere.
function personal(random: Random, number: number, names: readonly (readonly [string, string])[]) {
  const [firstName] = one(random, names);
  const [, lastName] = one(random, names);
  const { zipCode, city, longitude, latitude } = one(random, communes);
  return {
    email: `${mailPart(firstName)}.${mailPart(lastName)}.${number + 1}@example.fr`,
    first_name: firstName,
    last_name: lastName,
    phone_number: `+33639980${String(random(1_000)).padStart(3, "0")}`,
    address: `${1 + random(120)} ${one(random, streets)}`,
    zip_code: zipCode,
    city,
    longitude,
    latitude,
  };
}
