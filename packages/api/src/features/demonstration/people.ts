import type { peopleFile } from "@ribambelle/domain/imports/people.file";
import { addDays } from "@ribambelle/domain/kernel/day";
import type { Role } from "@ribambelle/domain/kernel/role";
import { demonstrationAccounts, demonstrationPrefix } from "./accounts.ts";
import { type Cells, dayCell, flagCell, numberCell } from "./cells.ts";
import { agencyNames, babysitterNames, parentNames } from "./names.ts";
import { communes, streets } from "./places.ts";

type Row = Cells<typeof peopleFile.columns>;

/** Someone of the demonstration, before the details. */
export interface Someone {
  readonly reference: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userName?: string;
}

const letters: Readonly<Record<Role, string>> = { Parent: "P", BabySitter: "I", Agency: "A" };
const roleCells: Readonly<Record<Role, string>> = {
  Parent: "parent",
  BabySitter: "intervenant",
  Agency: "agence",
};

/** Lists everyone of the demonstration: the accounts first, then the others, role by role. */
export function everyone(): Someone[] {
  const named = { Parent: parentNames, BabySitter: babysitterNames, Agency: agencyNames };
  return (Object.keys(named) as Role[]).flatMap((role) => {
    const accounts: Someone[] = demonstrationAccounts.filter((account) => account.role === role);
    const others = named[role].map(([firstName, lastName], index) => ({
      reference: `${demonstrationPrefix}${letters[role]}${String(accounts.length + index + 1).padStart(2, "0")}`,
      role,
      firstName,
      lastName,
      email: `${mailPart(firstName)}.${mailPart(lastName)}@example.fr`,
    }));
    return [...accounts, ...others];
  });
}

/** Writes a name as it may stand in an address. */
export const mailPart = (name: string) =>
  name
    .normalize("NFD")
    .replace("œ", "oe")
    .replace(/[^a-zA-Z -]/g, "")
    .trim()
    .replaceAll(" ", "-")
    .toLowerCase();

/** Makes the lines of personnes.csv; `withContracts` holds the references of those who have some. */
export function peopleRows(
  today: string,
  people: readonly Someone[],
  withContracts: ReadonlySet<string>,
): Row[] {
  return people.map((person, number) => {
    const babysits = person.role === "BabySitter";
    return {
      reference: person.reference,
      role: roleCells[person.role],
      lastName: person.lastName,
      firstName: person.firstName,
      userName: person.userName,
      email: person.email,
      ...homeOf(number),
      birthDate: babysits ? dayCell(addDays(today, -(7_000 + ((number * 611) % 13_000)))) : "",
      // The account that shows everything can also change everything in its profile.
      hasBeenInterviewed: flagCell(babysits && number % 2 === 0 && person.reference !== "DEMO-I01"),
      displaysInformationBanner: flagCell(person.reference === "DEMO-I01"),
      // POPUP-OP6: the reminder to declare one's income concerns those who earn some.
      displaysConnectionPopup: flagCell(babysits && withContracts.has(person.reference)),
    };
  });
}

// Phone numbers of ARCEP's ranges for fiction: they ring nowhere.
function homeOf(number: number): Row {
  // Every tenth or so moved far away; the others live around Nantes.
  const commune = communes[number % 17 === 16 ? 11 + (number % 2) : number % 11];
  const street = streets[number % streets.length];
  const phone = number % 3 === 0 ? "01 99 00" : "06 39 98";
  return {
    phoneNumber: `${phone} ${String(10 + number)} ${String(99 - number)}`,
    address: `${1 + ((number * 7) % 60)} ${street}`,
    addressComplement: number % 8 === 3 ? "Bâtiment B, 2e étage" : "",
    zipCode: commune?.zipCode,
    city: commune?.city,
    longitude: commune && numberCell(commune.longitude),
    latitude: commune && numberCell(commune.latitude),
  };
}
