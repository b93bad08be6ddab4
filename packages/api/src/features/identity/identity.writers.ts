import type { Deps } from "../../deps.ts";
import type { LetterWriter, LetterWriters } from "../../mail/letters.ts";
import { invitationLetter } from "./invitations/invitation.letter.ts";
import { invitationKind, resetKind } from "./links/linkKinds.ts";
import { openLinks } from "./links/links.ts";
import { resetLetter } from "./passwords/reset.letter.ts";
import { findAddressee } from "./people/people.store.ts";

/** The identity feature's letters; deactivated people and people without an address get none. */
export function identityLetters(deps: Deps): LetterWriters {
  const { resetKeyHours: hours, invitationDays: days } = deps.config;
  const agency = deps.agency.name;
  const linkFor = openLinks(deps);
  const reset: LetterWriter = async (transaction, { id, personId, locale }) => {
    const person = await findAddressee(transaction, personId);
    if (!person) return null;
    const url = await linkFor(transaction, id, person, hours);
    const letter = resetLetter(locale, { firstName: person.firstName, url, hours, agency });
    return { recipient: person.email, letter };
  };
  const invitation: LetterWriter = async (transaction, { id, personId, locale }) => {
    const person = await findAddressee(transaction, personId);
    if (!person || person.hasPassword) return null;
    const url = await linkFor(transaction, id, person, days * 24);
    const { firstName, role } = person;
    return {
      recipient: person.email,
      letter: invitationLetter(locale, { firstName, role, url, days, agency }),
    };
  };
  return { [resetKind]: reset, [invitationKind]: invitation };
}
