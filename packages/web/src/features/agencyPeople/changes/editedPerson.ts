import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { changedOnly, personFields } from "@ribambelle/domain/agencyPeople/personFields";
import { type Locale, locales } from "@ribambelle/domain/kernel/locale";
import * as z from "zod/mini";

/** What the form of a person holds, as it is typed. */
export type Edited = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  userName: string;
  address: string;
  addressComplement: string;
  zipCode: string;
  city: string;
  birthDate: string;
  locale: Locale;
  hasBeenInterviewed: boolean;
  currentSituation: number | null;
  displaysInformationBanner: boolean;
  displaysConnectionPopup: boolean;
}>;
export type Typed = Edited & Readonly<{ reason: string }>;

/** Gives what is kept of a person, as the fields hold it. */
export function editedOf({ private: own, ...person }: WholePerson): Edited {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: own?.email ?? "",
    phoneNumber: own?.phoneNumber ?? "",
    userName: own?.userName ?? "",
    address: own?.address ?? "",
    addressComplement: own?.addressComplement ?? "",
    zipCode: own?.zipCode ?? "",
    city: person.city ?? "",
    birthDate: own?.birthDate ?? "",
    locale: own?.locale ?? locales[0],
    hasBeenInterviewed: person.interviewed,
    currentSituation: person.currentSituation,
    displaysInformationBanner: person.displaysInformationBanner,
    displaysConnectionPopup: person.displaysConnectionPopup,
  };
}

/** What is sent of it. Whether a reason is asked for depends on what is changed: the server says so. */
export const editedSchema = z.object({
  ...personFields,
  ...changedOnly,
  currentSituation: z.nullable(changedOnly.currentSituation),
  reason: z.string(),
});

/** Gives what is kept once this is saved; undefined while it cannot be. */
export function becomesOf(typed: Typed): Edited | undefined {
  const read = editedSchema.safeParse(typed);
  if (!read.success) return undefined;
  const { reason: _, ...fields } = read.data;
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    value === null && name !== "currentSituation" ? "" : value,
  ]);
  return Object.fromEntries(texts);
}
