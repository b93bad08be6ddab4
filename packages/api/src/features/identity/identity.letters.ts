import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import type {
  DueLetter,
  FeatureLetters,
  Letter,
  LetterFacts,
  LetterKind,
  LetterWriter,
} from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { unblockedKind, unblockedLetter } from "./access/unblocked.letter.ts";
import { accountDeletedKind, accountDeletedLetter } from "./account/accountDeleted.letter.ts";
import { emailChangedKind, emailChangedLetter } from "./email/emailChanged.letter.ts";
import { invitationLetter } from "./invitations/invitation.letter.ts";
import { identityFacts } from "./letterFacts.ts";
import { invitationKind, resetKind } from "./links/linkKinds.ts";
import { openLinks } from "./links/links.ts";
import { passwordChangedKind, passwordChangedLetter } from "./passwords/passwordChanged.letter.ts";
import { resetLetter } from "./passwords/reset.letter.ts";
import { newDeviceKind, newDeviceLetter } from "./sessions/newDevice.letter.ts";

interface Common {
  readonly agency: string;
  /** How to reach the agency, in one line. */
  readonly contact: string;
}

const momentOf = ({ payload }: DueLetter) => new Date(payload.at ?? 0);
const wordOf = (value: string | number | null | undefined) => (typeof value === "string" ? value : null);

/** The identity feature's letters; deactivated people and people without an address get none. */
export function identityLetters(deps: Deps): FeatureLetters {
  const { resetKeyHours: hours, invitationDays: days } = deps.config;
  const agency = deps.agency.name;
  const { firstName, moment: at } = invented;
  const common: Common = { agency, contact: contactLine(deps.agency.contact) };
  const loginUrl = `${deps.publicUrl}/login`;
  const linkFor = openLinks(deps);
  const reset: LetterWriter = async (transaction, { id, personId, locale }) => {
    const person = await findAddressee(transaction, personId);
    // Whoever is kept out gets no link (FOLKS-31).
    if (!person || person.isBlocked) return null;
    const url = await linkFor(transaction, id, person, hours);
    const letter = resetLetter(locale, { firstName: person.firstName, url, hours, agency });
    return { recipient: person.email, letter };
  };
  const invitation: LetterWriter = async (transaction, { id, personId, locale }) => {
    const person = await findAddressee(transaction, personId);
    if (!person || person.hasPassword || person.isBlocked) return null;
    const url = await linkFor(transaction, id, person, days * 24);
    const { firstName, role } = person;
    return {
      recipient: person.email,
      letter: invitationLetter(locale, { firstName, role, url, days, agency }),
    };
  };
  // Sent to who is still there, at the address that they have by then.
  const toPerson = (
    told: LetterFacts,
    write: (
      locale: Locale,
      facts: { firstName: string; at: Date } & Common,
      payload: DueLetter["payload"],
    ) => Letter,
    payload: DueLetter["payload"] = {},
  ): LetterKind => ({
    ...told,
    purpose: "service",
    model: (locale) => write(locale, { ...common, firstName, at }, payload),
    write: async (transaction, due) => {
      const person = await findAddressee(transaction, due.personId);
      if (!person) return null;
      const facts = { ...common, firstName: person.firstName, at: momentOf(due) };
      return { recipient: person.email, letter: write(due.locale, facts, due.payload) };
    },
  });
  const deleted: LetterWriter = async (_, due) =>
    due.lastAddress === null
      ? null
      : {
          recipient: due.lastAddress,
          letter: accountDeletedLetter(due.locale, { ...common, at: momentOf(due) }),
        };
  // To the former address, which may be read by somebody else by now, without the new one.
  const emailChanged: LetterWriter = async (transaction, due) => {
    const person = await findAddressee(transaction, due.personId);
    if (!person) return null;
    const { email, firstName } = person;
    const facts = { ...common, firstName, at: momentOf(due), email: due.lastAddress === null ? email : null };
    return { recipient: due.lastAddress ?? email, letter: emailChangedLetter(due.locale, facts) };
  };
  return {
    title: { fr: "Compte et accès", en: "Account and access" },
    kinds: {
      [emailChangedKind]: {
        ...identityFacts[emailChangedKind],
        purpose: "service",
        write: emailChanged,
        model: (locale) => emailChangedLetter(locale, { ...common, firstName, at, email: null }),
      },
      [resetKind]: {
        ...identityFacts[resetKind],
        purpose: "service",
        write: reset,
        model: (locale) => resetLetter(locale, { firstName, url: deps.publicUrl, hours, agency }),
      },
      [invitationKind]: {
        ...identityFacts[invitationKind],
        purpose: "service",
        write: invitation,
        model: (locale) =>
          invitationLetter(locale, { firstName, role: "Parent", url: deps.publicUrl, days, agency }),
      },
      [passwordChangedKind]: toPerson(identityFacts[passwordChangedKind], (locale, facts, { password }) =>
        passwordChangedLetter(locale, { ...facts, isFirst: password === "first", url: loginUrl }),
      ),
      [newDeviceKind]: toPerson(
        identityFacts[newDeviceKind],
        (locale, facts, { browser, system }) =>
          newDeviceLetter(locale, { ...facts, browser: wordOf(browser), system: wordOf(system) }),
        { browser: "Firefox", system: "Windows" },
      ),
      [unblockedKind]: toPerson(identityFacts[unblockedKind], (locale, { firstName }) =>
        unblockedLetter(locale, { firstName, agency, url: deps.publicUrl }),
      ),
      [accountDeletedKind]: {
        ...identityFacts[accountDeletedKind],
        purpose: "service",
        write: deleted,
        model: (locale) => accountDeletedLetter(locale, { ...common, at }),
      },
    },
  };
}
