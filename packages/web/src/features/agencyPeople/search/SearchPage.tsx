import { isUnsearchable, wantedOf } from "@ribambelle/domain/agencyPeople/search";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { writeState } from "../../../routing/addressState.ts";
import { inPlaceOf } from "../../../routing/historyStep.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import { useLocation, useNavigate } from "../../../routing/router/hooks.ts";
import { useIsStaying } from "../../../routing/useIsStaying.ts";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import textField from "../../../ui/fields/TextField.module.css";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { IgnoredFilters } from "../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { type FoundGroup, LineWords, useFoundGroups } from "./foundLines.tsx";
import classes from "./SearchPage.module.css";
import { foundQuery, searchPath } from "./search.queries.ts";
import { searchWords } from "./search.texts.ts";
import { useNoAnswer } from "./useNoAnswer.ts";
import { useTyped } from "./useTyped.ts";

const address = {
  ignoredIn: ({ q = "" }: Readonly<Record<string, string>>) => (isUnsearchable(q) ? ["q"] : []),
};

/** All that is found of what is searched, in its groups; on a phone with the field to type in (FOLKS-01, FOLKS-04). */
export function SearchPage() {
  const words = useWords(searchWords);
  const noAnswer = useNoAnswer();
  const { q = "" } = useLocation().search;
  const wanted = wantedOf(q);
  const { data, error, isFetching, refetch } = useQuery(foundQuery(wanted, true));
  const groups = useFoundGroups(wanted === null ? undefined : data);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <Typed q={q} />
      <IgnoredFilters list={address} />
      {wanted === null ? (
        <p className={classes.note}>{words.ready}</p>
      ) : data ? (
        <>
          <p role="status" className={classes.note}>
            {data.isPartial ? words.partial : count > 0 && words.foundFor(words.lines(count), wanted)}
          </p>
          {groups.length === 0 && <EmptyState title={words.none(wanted)} />}
          {groups.map(({ key, ...group }) => (
            <Group key={key} {...group} />
          ))}
        </>
      ) : error ? (
        <Failure
          error={error}
          sentence={noAnswer(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecordsSkeleton label={words.loading} />
      )}
    </div>
  );
}

/** The field of a phone, whose frame has none: what is typed stands in the address, without an entry of the history a letter. */
function Typed({ q }: { q: string }) {
  const words = useWords(searchWords);
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const [text, setText] = useState(q);
  const typed = useTyped(text);
  // What somebody else has searched meanwhile: a link, the frame, Back.
  useEffect(() => setText(q), [q]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (typed === text && typed !== q && isStaying())
      void navigate({ href: searchPath + writeState({ q: typed || undefined }), ...inPlaceOf });
  }, [typed]);
  return (
    <search className={classes.field}>
      <form action={searchPath} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="q"
          className={textField.input}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="search"
          aria-label={words.label}
          placeholder={words.hint}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
    </search>
  );
}

function Group({ title, lines }: Omit<FoundGroup, "key">) {
  const navigate = useNavigate();
  return (
    <section>
      <h2 className={classes.group}>{title}</h2>
      <ul className={classes.lines}>
        {lines.map(({ key, href, ...line }) => (
          <li key={key}>
            <a className={classes.line} href={href} onClick={inPlace(() => void navigate({ href }))}>
              <LineWords {...line} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
