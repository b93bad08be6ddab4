import { folded } from "../kernel/characters/folded.ts";
import type { Refusal } from "../kernel/refusal.ts";
import type { Role } from "../kernel/role.ts";
import { identityRefusals } from "./identity.texts.ts";
import { containsEmailPart, isShortForStaff } from "./password.ts";

/** The software’s own name, which nobody’s password may contain. */
export const productName = "Ribambelle";

/** What a new password is compared with. */
export interface PasswordChoice {
  readonly password: string;
  readonly role: Role;
  readonly email: string | null;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly agencyName: string;
  /** True for one of the passwords that attackers try first. */
  readonly isCommon: boolean;
  /** True when it is the person’s password already. */
  readonly isInUse: boolean;
}

// Words that are shorter stand in too many passwords by chance (SETTINGS-OP6 for the part of an address).
const leastLength = 3;
// Names of agencies hold articles and other short words: only longer ones are theirs.
const fewestLettersOfAgency = 5;

const contains = (password: string, names: readonly string[], fewest = leastLength): boolean => {
  const within = folded(password);
  return names.map(folded).some((name) => name.length >= fewest && within.includes(name));
};

// A name as a whole, and each of its parts: Jean-Pierre, Jean, Pierre.
const withParts = (name: string): string[] => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u)];

const rules: readonly (readonly [Refusal, (choice: PasswordChoice) => boolean])[] = [
  [
    identityRefusals.passwordShortForStaff,
    ({ password, role }) => role === "Agency" && isShortForStaff(password),
  ],
  [identityRefusals.passwordInUse, ({ isInUse }) => isInUse],
  [identityRefusals.passwordContainsEmail, ({ password, email }) => containsEmailPart(password, email)],
  [
    identityRefusals.passwordContainsUserName,
    ({ password, userName }) => contains(password, [userName.split("@")[0] ?? ""]),
  ],
  [
    identityRefusals.passwordContainsName,
    ({ password, firstName, lastName }) =>
      contains(password, [...withParts(firstName), ...withParts(lastName)]),
  ],
  [
    identityRefusals.passwordContainsAgency,
    ({ password, agencyName }) =>
      contains(password, [agencyName]) ||
      contains(password, [productName, ...withParts(agencyName)], fewestLettersOfAgency),
  ],
  [identityRefusals.passwordTooCommon, ({ isCommon }) => isCommon],
];

/** Gives why the server refuses a password that satisfies the printed rules, or null (AUTH-OP12). */
export function refusalOfPassword(choice: PasswordChoice): Refusal | null {
  return rules.find(([, isBroken]) => isBroken(choice))?.[0] ?? null;
}
