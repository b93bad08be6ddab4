import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { plainDay, plainDayAt } from "@ribambelle/domain/kernel/day";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { needsRights, type PersonRequest } from "@ribambelle/domain/requests/request";
import {
  dueText,
  requestKindTexts,
  requestSteps,
  requestWayTexts,
} from "@ribambelle/domain/requests/requests.texts";
import { useEffect, useRef, useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Facts } from "../../ui/cards/Facts.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { WithWhole } from "../../ui/cards/Unbroken.tsx";
import { lazyDialog } from "../../ui/dialogs/lazyDialog.ts";
import { ListButton } from "../../ui/lists/ListButton.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { besides, type RequestsState } from "./besides.ts";
import { Owner } from "./Owner.tsx";
import classes from "./Requests.module.css";
import { RequestState } from "./RequestsTable.tsx";
import { requestWords } from "./requests.texts.ts";

const CloseDialog = lazyDialog(async () => (await import("./CloseDialog.tsx")).CloseDialog);

interface Props {
  request: PersonRequest;
  list: RequestsState;
  /** Who looks. */
  personId: number;
  /** It was just closed: what stays of it is in the list. */
  onClosed: () => void;
}

/** One request: who asks what, until when, what to do step by step, and what became of it (FOLKS-36). */
export function OpenRequest({ request, list, personId, onClosed }: Props) {
  const words = useWords(requestWords);
  const locale = useLocale();
  const [outcome, setOutcome] = useState<"done" | "refused" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { person, about, kind, way, askedAt, dueOn, isOverdue, note, owner, state, can } = request;
  const closed = besides(list.state, undefined);
  const isOpen = state === "open";
  return (
    <div className={classes.beside}>
      <SectionCard
        id="demande"
        title={person.displayName ? words.shown(person.displayName) : words.shownOfDeleted}
        headingRef={heading}
      >
        {isOpen && (
          <div className={classes.term}>
            <Callout kind={isOverdue ? "warning" : "information"}>
              <WithWhole text={dueText(kind, dueOn, locale)} days={[plainDay(dueOn, locale)]} />
            </Callout>
          </div>
        )}
        <Facts
          facts={[
            [
              words.person,
              <Link key="person" to="/agence/personnes/$id" params={{ id: String(person.userId) }}>
                {person.displayName || words.deleted}
              </Link>,
            ],
            [words.kind, requestKindTexts[kind][locale]],
            ...(about
              ? [
                  [
                    words.about,
                    <Link key="about" to="/agence/personnes/$id" params={{ id: String(about.userId) }}>
                      {about.displayName || words.deleted}
                    </Link>,
                  ] as const,
                ]
              : []),
            [words.asked, plainDayAt(askedAt, locale)],
            [words.way, requestWayTexts[way][locale]],
            [words.state, <RequestState key="state" request={request} />],
            ...(can.own ? [] : [[words.owner, owner?.displayName ?? words.nobody] as const]),
          ]}
        />
        {note && (
          <>
            <h3 className={classes.heading}>{words.note}</h3>
            <p className={classes.note}>{note}</p>
          </>
        )}
        {can.own && <Owner request={request} personId={personId} />}
        {isOpen ? (
          <>
            <h3 className={classes.heading}>{words.steps}</h3>
            <ol className={classes.steps}>
              {requestSteps[kind].map((step) => (
                <li key={step.fr}>{step[locale]}</li>
              ))}
            </ol>
          </>
        ) : (
          <Closed request={request} />
        )}
        {isOpen && !can.close && needsRights(kind) && <p className={classes.quiet}>{words.rightsAlone}</p>}
        <div className={classes.acts}>
          {can.close && (
            <>
              <Button main onClick={() => setOutcome("done")}>
                {words.markDone}
              </Button>
              <Button onClick={() => setOutcome("refused")}>{words.refuse}</Button>
            </>
          )}
          <ListButton list={list} change={closed}>
            {words.close}
          </ListButton>
        </div>
      </SectionCard>
      {outcome && (
        <CloseDialog
          request={request}
          outcome={outcome}
          personId={personId}
          onLeave={() => setOutcome(null)}
          onClosed={onClosed}
        />
      )}
    </div>
  );
}

function Closed({ request: { closedAt, closedBy, outcomeReason } }: { request: PersonRequest }) {
  const words = useWords(requestWords);
  const locale = useLocale();
  const day = closedAt && lowerFirst(momentText(closedAt, today(), locale));
  return (
    <>
      {day && <p>{closedBy ? words.closed(day, closedBy.displayName) : words.closedBySystem(day)}</p>}
      {outcomeReason && <p>{words.reason(outcomeReason)}</p>}
    </>
  );
}
