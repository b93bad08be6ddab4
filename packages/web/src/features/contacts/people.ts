import type {
  Civility,
  HrContactAnswer,
  ParentContacts,
  ReferentAnswer,
} from "@ribambelle/domain/contacts/contact";

/** Somebody of the agency whom the reader may call. */
export interface ContactPerson {
  readonly role: "salesRepresentative" | "accountManager" | "referent" | "hrContact";
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly civility: Civility;
}

/** Gives the contacts of a parent, the person to call first at the front (CONTACT-OP11). */
export function peopleOfParent(contacts: ParentContacts): ContactPerson[] {
  const people = [
    {
      role: "salesRepresentative" as const,
      name: contacts.salesRepresentativeName,
      phone: contacts.salesRepresentativePhone,
      email: contacts.salesRepresentativeEmail,
      civility: contacts.salesRepresentativeCivility,
    },
    {
      role: "accountManager" as const,
      name: contacts.managerName,
      phone: contacts.managerPhone,
      email: contacts.managerEmail,
      civility: contacts.managerCivility,
    },
  ];
  return people.flatMap(({ name, ...person }) => (name === null ? [] : [{ ...person, name }]));
}

/** Gives the referent of a babysitter, if there is one. */
export const referentOf = ({ referent }: ReferentAnswer): ContactPerson | null =>
  referent && { role: "referent", ...referent };

/** Gives the HR contact of a babysitter; null without one, or where they are disabled (CONTACT-OP3). */
export function hrContactOf({ hrContact }: HrContactAnswer): ContactPerson | null {
  if (!hrContact?.isEnabled || hrContact.name === null) return null;
  return { role: "hrContact", ...hrContact, name: hrContact.name };
}
