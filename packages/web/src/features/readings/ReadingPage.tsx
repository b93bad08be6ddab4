import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { type Reading, readingDemands } from "@ribambelle/domain/readings/reading";
import { useQuery } from "@tanstack/react-query";
import { CallError } from "../../client/call/callError.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { useParams } from "../../routing/router/hooks.ts";
import { BackLink } from "../../ui/buttons/BackLink.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { LiveNote } from "../../ui/messages/LiveNote.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { Reader } from "../../ui/reader/Reader.tsx";
import { ReadingFacts } from "./ReadingFacts.tsx";
import classes from "./Readings.module.css";
import { momentOf } from "./readingLabels.ts";
import { myReadingQuery } from "./readings.queries.ts";
import { readingsWords } from "./readings.texts.ts";
import { readingTitles } from "./titles.texts.ts";
import { useKeptPage } from "./useKeptPage.ts";
import { useMarks } from "./useMarks.ts";

/** A document in the reader, with what is asked of the person and what they have proved (READING-04). */
export function ReadingPage() {
  const locale = useLocale();
  const words = useWords(readingsWords);
  const { id = "" } = useParams();
  const { data: reading, error, isFetching, refetch } = useQuery(myReadingQuery(id, locale));
  const isUnknown = !reading && error instanceof CallError && error.status === 404;
  return (
    <>
      <BackLink to="/intervenant/a-consulter">{words.back}</BackLink>
      <PageTitle>{reading?.title ?? readingTitles.one[locale]}</PageTitle>
      {reading ? (
        <Opened key={`${id} ${reading.version}`} reading={reading} />
      ) : isUnknown ? (
        <EmptyState title={words.unknown}>
          <p>{words.unknownMore}</p>
        </EmptyState>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.waiting}>
          <Skeleton width="20rem" />
          <Skeleton width="100%" height="60vh" />
        </div>
      )}
    </>
  );
}

function Opened({ reading }: { reading: Reading }) {
  const { failure, isConfirming, markOpened, markEnd, markDownloaded, confirm, again } = useMarks(reading);
  const place = useKeptPage(reading);
  return (
    <>
      <ReadingFacts reading={reading} />
      <div className={classes.reader}>
        <Reader
          address={downloadPath(reading.id)}
          title={reading.title}
          isRead={reading.readAt !== null}
          onOpened={markOpened}
          onEnd={markEnd}
          onDownloaded={markDownloaded}
          {...place}
        />
      </div>
      <div className={classes.foot}>
        {failure && <Refusal failure={failure} onAgain={again} />}
        <Act reading={reading} isConfirming={isConfirming} onConfirm={confirm} />
      </div>
    </>
  );
}

function Refusal({ failure, onAgain }: { failure: CallError; onAgain: () => void }) {
  const locale = useLocale();
  const words = useWords(readingsWords);
  const isReplaced = failure.code === "readings.new-version";
  return (
    <div role="alert">
      <Callout kind="error">
        <p>{failure.text[locale]}</p>
        <Button onClick={onAgain}>{isReplaced ? words.reload : words.again}</Button>
      </Callout>
    </div>
  );
}

interface ActProps {
  reading: Reading;
  isConfirming: boolean;
  onConfirm: () => void;
}

// What is left to do here, or what was proved and when (READING-07, READING-19).
function Act({ reading: { demand, readAt, confirmedAt }, isConfirming, onConfirm }: ActProps) {
  const locale = useLocale();
  const words = useWords(readingsWords);
  const isAsked = demand === readingDemands.numbers.Confirmation && confirmedAt === null;
  const proof = confirmedAt
    ? words.confirmedOn(momentOf(confirmedAt, locale))
    : readAt && !isAsked
      ? words.readOn(momentOf(readAt, locale))
      : null;
  return (
    <>
      <LiveNote kind="success">{proof}</LiveNote>
      {isAsked && (
        <div className={classes.bar}>
          {readAt === null && (
            <p id="read-first" className={classes.reason}>
              {words.readFirst}
            </p>
          )}
          <Button
            main
            blocked={readAt === null}
            busy={isConfirming}
            onClick={onConfirm}
            aria-describedby={readAt === null ? "read-first" : undefined}
          >
            {words.confirm}
          </Button>
        </div>
      )}
    </>
  );
}
