import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import type { Decision } from "@ribambelle/domain/moderation/moderation";
import { decide, getHistory, undo } from "@ribambelle/domain/moderation/moderation.agency.api";
import { moderationRefusals } from "@ribambelle/domain/moderation/moderation.refusals";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, callVersioned } from "../../client/call/call.ts";
import { callErrorOf } from "../../client/call/callError.ts";
import { forgetDraft } from "../../client/kept/drafts.ts";
import { useWords } from "../../client/locale.tsx";
import { keyOf } from "../../client/queryOf.ts";
import { asStep } from "../../routing/historyStep.ts";
import { useNavigate, useSearch } from "../../routing/router/hooks.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { isRefusal } from "../../ui/editing/form.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { hushFailure, say } from "../../ui/messages/say.ts";
import { IgnoredFilters } from "../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../ui/records/RecordsSkeleton.tsx";
import { UnreadFailure } from "../../ui/records/UnreadFailure.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { useFocusBack } from "../../ui/useFocusBack.ts";
import classes from "./ModerationPage.module.css";
import { type QueueWord, queueAt, queuesList, queueWords, reasonsQuery } from "./moderation.queries.ts";
import { moderationWords } from "./moderation.texts.ts";
import { QueueEnd } from "./QueueEnd.tsx";
import { Refusal, refusalKey, type Why } from "./Refusal.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { Thing } from "./Thing.tsx";
import { UndoBar } from "./UndoBar.tsx";
import { useClaim } from "./useClaim.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { useVisit } from "./useVisit.ts";
import { useWaysBack } from "./useWaysBack.ts";

const names = Object.keys(queueWords) as QueueWord[];

/** Photos and adverts that the agency looks at, one after the other (MODER-02 to MODER-05, MODER-08). */
export function ModerationPage({ personId }: { personId: number }) {
  const words = useWords(moderationWords);
  const navigate = useNavigate();
  const open = queueAt(useSearch("/agence/moderation"));
  const hrefOf = (name: QueueWord) => `/agence/moderation?file=${name}`;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{words.title}</PageTitle>
        <Link to="/agence/moderation/historique">{words.decisions}</Link>
      </div>
      <IgnoredFilters list={queuesList} />
      <Tabs
        label={words.queues}
        tabs={names.map((name) => ({ name, label: words.queue[name], href: hrefOf(name) }))}
        open={open}
        onOpen={(name) => void navigate({ href: hrefOf(name), ...asStep })}
      >
        <Visit key={open} name={open} personId={personId} />
      </Tabs>
    </div>
  );
}

const nothingWhy: Why = { reasonIds: [], textFr: null, textEn: null };

function Visit({ name, personId }: { name: QueueWord; personId: number }) {
  const words = useWords(moderationWords);
  const visit = useVisit(queueWords[name]);
  const queries = useQueryClient();
  const reasons = useQuery(reasonsQuery);
  const { item, answer, left: count } = visit;
  const other = useClaim(item);
  const [isRefusing, setIsRefusing] = useState(false);
  const [isListing, setIsListing] = useState(false);
  const waysBack = useWaysBack(item);
  const undoable = waysBack.offered;
  const [isTakingBack, setIsTakingBack] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // The buttons go with the thing that was decided or passed, and the way back when its time is over.
  const isShown = item !== null || visit.isAtEnd;
  const place = useFocusBack<HTMLElement>(isShown ? `${item?.subjectId} ${undoable?.decisionId}` : null);
  const refusing = useRef<HTMLButtonElement>(null);
  const wasRefusing = useRef(false);
  useEffect(() => {
    // What had the focus went with the form.
    if (wasRefusing.current && !isRefusing && document.activeElement === document.body)
      refusing.current?.focus();
    wasRefusing.current = isRefusing;
  }, [isRefusing]);
  // One sending of one decision, however often it is tried.
  const sending = useRef({ of: "", key: "" });
  const own = visit.taken.find((one) => one.item === item);
  const canDecide = item?.can.decide === true && !own && !isBusy;

  // The menu says how much waits, and the decisions stand in their list.
  const recount = () => {
    for (const read of [getDesk, getHistory]) void queries.invalidateQueries({ queryKey: keyOf(read) });
  };
  const go = (move: () => void) => {
    setIsRefusing(false);
    move();
  };
  const take = async (decision: Decision, why = nothingWhy) => {
    if (item === null || isBusy) return;
    setIsBusy(true);
    hushFailure();
    const { kind, subjectId, seen } = item;
    const body = { kind, subjectId, seen, decision, ...why };
    const of = JSON.stringify(body);
    if (sending.current.of !== of) sending.current = { of, key: crypto.randomUUID() };
    try {
      const { value } = await callVersioned(decide, { body, once: sending.current.key });
      // Taken back and taken again, it is another one.
      sending.current = { of: "", key: "" };
      forgetDraft(refusalKey(personId, item));
      const one = { decisionId: value.decisionId, decision, item, at: Date.now() };
      waysBack.add(one);
      go(() => visit.take(one));
      recount();
    } catch (error) {
      const { code, text } = callErrorOf(error);
      say({ kind: "error", text });
      // A colleague was quicker, or it has changed: there is nothing more to do about it here.
      const isOver = [moderationRefusals.alreadyDecided.code, moderationRefusals.changed.code].includes(
        code ?? "",
      );
      if (isOver) go(visit.next);
    } finally {
      setIsBusy(false);
    }
  };
  const takeBack = async () => {
    if (undoable === null || isTakingBack) return;
    const one = undoable;
    setIsTakingBack(true);
    hushFailure();
    try {
      await call(undo, { decisionId: one.decisionId });
      waysBack.close(one);
      go(() => visit.giveBack(one));
      recount();
    } catch (error) {
      const failed = callErrorOf(error);
      say({ kind: "error", text: failed.text });
      // Without an answer it can be tried again, as long as there is time.
      if (isRefusal(failed)) waysBack.close(one);
    } finally {
      setIsTakingBack(false);
    }
  };
  const toggleList = () => setIsListing(!isListing);
  const moves = {
    ArrowRight: () => go(visit.next),
    j: () => go(visit.next),
    ArrowLeft: () => go(visit.previous),
    k: () => go(visit.previous),
  };
  const keysAre = useShortcuts({
    "?": toggleList,
    ...(undoable && { u: () => void takeBack() }),
    ...(!isRefusing && moves),
    ...(canDecide && !isRefusing && { v: () => void take("accept"), r: () => setIsRefusing(true) }),
  });

  const wayBack = undoable && (
    <UndoBar key={undoable.decisionId} taken={undoable} busy={isTakingBack} onUndo={() => void takeBack()} />
  );
  return (
    <div className={classes.visit}>
      {(visit.isCounted || !answer.error) && !visit.isAtEnd && (
        <p className={classes.quiet}>
          {visit.isCounted ? (
            words.left(visit.isCapped ? words.more : String(count), count < 2)
          ) : (
            <Skeleton width="6rem" />
          )}
        </p>
      )}
      {item ? (
        <>
          {other && (
            <Callout kind="warning">
              <p>
                {(item.kind === "photo" ? words.alsoPhoto : words.alsoAdvert)(
                  other.displayName.split(" ")[0] ?? "",
                )}
              </p>
            </Callout>
          )}
          <Thing key={item.subjectId} ref={place} item={item}>
            {own && <p className={classes.quiet}>{words.ownDecision(words.decision[own.decision])}</p>}
            {isRefusing ? (
              <Refusal
                key={`refusal ${item.subjectId}`}
                item={item}
                reasons={reasons.data ?? []}
                unread={
                  reasons.error &&
                  !reasons.data && (
                    <UnreadFailure
                      error={reasons.error}
                      sentence={words.reasonsUnread}
                      retrying={reasons.isFetching}
                      onRetry={() => void reasons.refetch()}
                    />
                  )
                }
                draftKey={refusalKey(personId, item)}
                busy={isBusy}
                onRefuse={(why) => void take("refuse", why)}
                onClose={() => setIsRefusing(false)}
              />
            ) : (
              <div className={classes.bar}>
                {item.can.decide && !own && (
                  <>
                    <Button main busy={isBusy} onClick={() => void take("accept")}>
                      {words.accept}
                    </Button>
                    <Button ref={refusing} blocked={isBusy} onClick={() => setIsRefusing(true)}>
                      {words.refuse}
                    </Button>
                  </>
                )}
                <Button onClick={() => go(visit.next)}>{words.skip}</Button>
                {visit.canGoBack && <Button onClick={() => go(visit.previous)}>{words.previous}</Button>}
                {wayBack}
              </div>
            )}
            {isRefusing && wayBack}
          </Thing>
        </>
      ) : (
        <section ref={place} tabIndex={-1} className={classes.waiting} aria-label={words.queue[name]}>
          {answer.error ? (
            <UnreadFailure
              error={answer.error}
              sentence={words.unread}
              retrying={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
          ) : visit.isAtEnd ? (
            <QueueEnd decided={visit.taken.length} waiting={count} onBegin={() => go(visit.begin)} />
          ) : (
            <RecordsSkeleton label={words.loading} />
          )}
          {wayBack}
        </section>
      )}
      <Shortcuts keysAre={keysAre} isOpen={isListing} onToggle={toggleList} />
    </div>
  );
}
