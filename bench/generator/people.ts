import { givenPersonColumns } from "../../packages/api/src/features/people/index.ts";
import { addDays } from "../../packages/domain/src/kernel/day.ts";
import type { Row } from "./copyText.ts";
import { babysitterNames, communes, mailPart, parentNames, streets } from "./names.ts";
import { type Random, randomOf } from "./random.ts";
import { babysittersOf, babysitterUserName, firstId, parentUserName, type Size } from "./size.ts";

export const personColumns = {
  id: ["id", "integer"],
  reference: ["agency_reference", "text"],
  userName: ["user_name", "text"],
  passwordHash: ["password_hash", "text"],
  ...givenPersonColumns,
} as const;
type PersonRow = Row<keyof typeof personColumns>;

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
    reference: `P${number + 1}`,
    role: "Parent",
    userName: parentUserName(number),
    ...personal(random, number, parentNames),
    birthDate: null,
    hasBeenInterviewed: false,
    passwordHash,
  };
}

function babysitterRow(random: Random, number: number, size: Size, passwordHash: string): PersonRow {
  return {
    id: firstId + size.parents + number,
    reference: `I${number + 1}`,
    role: "BabySitter",
    userName: babysitterUserName(number),
    ...personal(random, size.parents + number, babysitterNames),
    birthDate: addDays(size.today, -(7_000 + random(13_000))),
    hasBeenInterviewed: random(2) === 0,
    passwordHash,
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
    firstName,
    lastName,
    phoneNumber: `+33639980${String(random(1_000)).padStart(3, "0")}`,
    address: `${1 + random(120)} ${one(random, streets)}`,
    addressComplement: null,
    zipCode,
    city,
    longitude,
    latitude,
    displaysInformationBanner: false,
    displaysConnectionPopup: false,
    employeeNumber: null,
  };
}
