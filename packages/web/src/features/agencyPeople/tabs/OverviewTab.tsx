import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { plainDay, plainDayAt } from "@ribambelle/domain/kernel/day";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import type { ComponentType, ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { type ChangePart, PersonActs } from "../PersonActs.tsx";
import classes from "../PersonPage.module.css";
import { personWords } from "../person.texts.ts";
import { Contact } from "../personFacts.tsx";
import { InForce } from "./InForce.tsx";
import { LastNotes } from "./notes/LastNotes.tsx";
import { overviewWords } from "./overview.texts.ts";
import { Waiting } from "./Waiting.tsx";

interface Props {
  readonly person: WholePerson;
  readonly Change: ChangePart;
  /** The last letters to a person, which are another feature’s. */
  readonly LastLetters: ComponentType<{ userId: number }>;
}

type Fact = readonly [string, ReactNode];

/** Who a person is, how they are reached, how far their account is, what is under way, who looks after them (FOLKS-14). */
export function OverviewTab({ person, Change, LastLetters }: Props) {
  const words = useWords(overviewWords);
  const { userId, can } = person;
  return (
    <div className={classes.overview}>
      <div className={classes.column}>
        <Identity person={person} />
        <Reached person={person} />
        {can.readContracts && <InForce person={person} />}
        {can.readToDos && <Waiting person={person} />}
      </div>
      <div className={classes.column}>
        <Account person={person} />
        <LookedAfter person={person} />
        <PersonActs person={person} Change={Change} />
        {can.readNotes && <LastNotes userId={userId} />}
        {can.readLetters && <LastLetters userId={userId} />}
        <p className={classes.quiet}>{words.consulted}</p>
      </div>
    </div>
  );
}

function Identity({ person }: { person: WholePerson }) {
  const words = useWords(overviewWords);
  const { notGiven } = useWords(personWords);
  const locale = useLocale();
  const { employeeNumber, interviewed, currentSituation } = person;
  const birthDate = person.private?.birthDate;
  const situation = currentSituations.rows.find(({ value }) => value === currentSituation)?.[locale];
  const facts: Fact[] = [[words.reference, person.reference]];
  if (employeeNumber !== null) facts.push([words.employeeNumber, employeeNumber]);
  facts.push([words.city, person.city ?? notGiven]);
  if (birthDate) facts.push([words.birthDate, plainDay(birthDate, locale)]);
  if (person.role === "BabySitter")
    facts.push(
      [words.interview, interviewed ? words.interviewed : words.notInterviewed],
      [words.situation, situation ?? notGiven],
    );
  return (
    <SectionCard id="identite" title={words.identity}>
      <Facts facts={facts} />
    </SectionCard>
  );
}

function Reached({ person }: { person: WholePerson }) {
  const words = useWords(overviewWords);
  const { notGiven } = useWords(personWords);
  const own = person.private;
  if (!own)
    return (
      <SectionCard id="coordonnees" title={words.contact}>
        <p className={classes.quiet}>{words.withoutPrivate}</p>
      </SectionCard>
    );
  const { address, addressComplement, zipCode } = own;
  const lines = [address, addressComplement, [zipCode, person.city].filter(Boolean).join(" ")].filter(
    Boolean,
  );
  return (
    <SectionCard id="coordonnees" title={words.contact}>
      <Facts
        facts={[
          [words.email, <Contact key="email" scheme="mailto:" value={own.email} />],
          [words.phone, <Contact key="phone" scheme="tel:" value={own.phoneNumber} />],
          [words.address, address ? lines.join(", ") : notGiven],
          [words.language, words.languages[own.locale]],
        ]}
      />
    </SectionCard>
  );
}

function Account({ person: { accountState, private: own } }: { person: WholePerson }) {
  const words = useWords(overviewWords);
  const { states } = useWords(personWords);
  const locale = useLocale();
  const facts: Fact[] = [[words.state, states[accountState]]];
  if (own) {
    const { userName, invitedAt, lastActivityAt } = own;
    facts.push([words.userName, userName]);
    if (invitedAt) facts.push([words.invitedOn, plainDayAt(invitedAt, locale)]);
    facts.push([
      words.lastActivity,
      lastActivityAt ? momentText(lastActivityAt, today(), locale) : words.never,
    ]);
  }
  return (
    <SectionCard id="compte" title={words.account}>
      <Facts facts={facts} />
    </SectionCard>
  );
}

function LookedAfter({ person: { assigned } }: { person: WholePerson }) {
  const words = useWords(overviewWords);
  const locale = useLocale();
  const { referentEndDate } = assigned;
  const roles = [
    [words.salesRep, assigned.salesRep],
    [words.manager, assigned.manager],
    [words.hrContact, assigned.hrContact],
    [words.referent, assigned.referent],
  ] as const;
  const facts = roles.flatMap(([role, who]) =>
    who
      ? [
          [
            role,
            who === assigned.referent && referentEndDate
              ? words.until(who.displayName, plainDay(referentEndDate, locale))
              : who.displayName,
          ] as const,
        ]
      : [],
  );
  return (
    <SectionCard id="equipe" title={words.team}>
      {facts.length > 0 ? <Facts facts={facts} /> : <p className={classes.quiet}>{words.nobody}</p>}
    </SectionCard>
  );
}
