import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { phoneText } from "@ribambelle/domain/kernel/phone";
import type { WholeMember } from "@ribambelle/domain/staff/member";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useParams } from "../../routing/router/hooks.ts";
import { BackLink } from "../../ui/buttons/BackLink.tsx";
import { Facts } from "../../ui/cards/Facts.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { WithoutRecord } from "../../ui/office/WithoutRecord.tsx";
import { type ChangePart, MemberActs } from "./MemberActs.tsx";
import classes from "./MemberPage.module.css";
import { FunctionNames, LastActivity, MemberChip, SecondFactor, SeenByFamilies } from "./memberFacts.tsx";
import { memberQuery } from "./staff.queries.ts";
import { staffWords } from "./staff.texts.ts";

/** Somebody of the agency: what they do, how they are reached, how they sign in (STAFF-09). */
export function MemberPage({ Change }: { Change: ChangePart }) {
  const words = useWords(staffWords);
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(memberQuery(id));
  return (
    <>
      <BackLink to="/agence/equipe">{words.back}</BackLink>
      {data ? (
        <Whole member={data.value} Change={Change} />
      ) : (
        <div className={classes.page}>
          <WithoutRecord
            words={{ ...words, title: words.record, loading: words.recordLoading }}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </>
  );
}

function Whole({ member, Change }: { member: WholeMember; Change: ChangePart }) {
  const words = useWords(staffWords);
  const locale = useLocale();
  const day = (at: string) => plainDayAt(at, locale);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{member.displayName}</PageTitle>
        <MemberChip state={member.state} />
      </div>
      <SectionCard id="compte" title={words.account}>
        <Facts
          facts={[
            [words.functions, <FunctionNames key="functions" member={member} />],
            [words.reference, member.reference],
            [words.secondFactor, <SecondFactor key="factor" member={member} />],
            [words.passkeys, String(member.passkeys)],
            [words.lastActivity, <LastActivity key="activity" member={member} />],
            [words.seenByFamilies, <SeenByFamilies key="card" member={member} />],
            [words.createdOn, day(member.createdAt)],
            ...given(member.invitedAt, (at) => [words.invitedOn, day(at)]),
            ...given(member.ended, (ended) => [words.ended, <Ended key="ended" ended={ended} />]),
          ]}
        />
      </SectionCard>
      {member.private && (
        <SectionCard id="coordonnees" title={words.contact}>
          <Facts
            facts={[
              [words.email, <Contact key="email" scheme="mailto:" value={member.private.email} />],
              [words.phone, <Contact key="phone" scheme="tel:" value={member.private.phoneNumber} />],
            ]}
          />
        </SectionCard>
      )}
      <SectionCard id="appareils" title={words.sessions}>
        <Sessions sessions={member.sessions} />
      </SectionCard>
      <MemberActs member={member} Change={Change} />
    </div>
  );
}

function Contact({ scheme, value }: { scheme: "mailto:" | "tel:"; value: string | null }) {
  const words = useWords(staffWords);
  if (value === null) return scheme === "tel:" ? words.noPhone : words.notGiven;
  return <a href={scheme + value}>{scheme === "tel:" ? phoneText(value) : value}</a>;
}

const given = <Value,>(
  value: Value | null,
  fact: (value: Value) => readonly [string, ReactNode],
): (readonly [string, ReactNode])[] => (value === null ? [] : [fact(value)]);

function Ended({ ended: { at, by, reason } }: { ended: NonNullable<WholeMember["ended"]> }) {
  const words = useWords(staffWords);
  const locale = useLocale();
  const moment = momentText(at, today(), locale);
  return (
    <>
      {by ? words.endedBy(moment, by.displayName) : moment}
      {reason !== null && <p className={classes.reason}>{words.reason(reason)}</p>}
    </>
  );
}

function Sessions({ sessions }: Pick<WholeMember, "sessions">) {
  const words = useWords(staffWords);
  const locale = useLocale();
  if (sessions.length === 0) return <p className={classes.reason}>{words.noSessions}</p>;
  return (
    <ul className={classes.sessions}>
      {sessions.map(({ id, browser, system, lastActivityAt }) => (
        <li key={id}>
          <strong>{browser && system ? words.device(browser, system) : words.unknownDevice}</strong>
          <span className={classes.reason}>
            {words.activity(lowerFirst(momentText(lastActivityAt, today(), locale)))}
          </span>
        </li>
      ))}
    </ul>
  );
}
