import * as z from "zod/mini";
import { lineField } from "../kernel/characters/oneLine.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { wire } from "../kernel/wire.ts";
import { peopleRefusals } from "../people/people.refusals.ts";
import { personKinds } from "./permitted.ts";
import { personProblems } from "./person.texts.ts";
import { personFields } from "./personFields.ts";

/** What the fields of a person are called outside. */
export const personNames = {
  firstName: "firstName",
  lastName: "lastName",
  email: "eMail",
  phoneNumber: "phoneNumber",
  address: "address",
  addressComplement: "adresseComplement",
  zipCode: "zipCode",
  city: "city",
  birthDate: "birthDate",
  locale: "locale",
} as const;

// A reference is the user name too, which may only look like an address where it is the person’s own.
const reference = lineField(80).check(z.refine((given) => !given.includes("@"), "invalid"));
const { email, phoneNumber, address, addressComplement, zipCode, city, birthDate } = personFields;

/** Somebody new, as the form of their page sends them (FOLKS-27). */
export const newPersonSchema = z.object({
  role: z.enum(personKinds),
  reference,
  firstName: personFields.firstName,
  lastName: personFields.lastName,
  email: z._default(email, null),
  phoneNumber: z._default(phoneNumber, null),
  address: z._default(address, null),
  addressComplement: z._default(addressComplement, null),
  zipCode: z._default(zipCode, null),
  city: z._default(city, null),
  birthDate: z._default(birthDate, null),
  locale: z._default(personFields.locale, "fr"),
  invite: z._default(z.boolean(), false),
});
export type NewPerson = z.infer<typeof newPersonSchema>;

export const createPerson = endpoint({
  name: "createPerson",
  method: "POST",
  path: "/Agency/People/Create",
  access: { permission: ["people.create-parents", "people.create-babysitters"] },
  isOnce: "required",
  problems: personProblems,
  body: wire(newPersonSchema, { ...personNames, role: "role", reference: "reference", invite: "invite" }),
  output: z.object({ userId: z.int() }),
  refusals: [peopleRefusals.emailTaken, peopleRefusals.referenceTaken, peopleRefusals.noEmail],
});
