import type { ToDoList } from "@ribambelle/domain/toDos/toDo";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { Doll } from "../../ui/pictures/Doll.tsx";
import { ToDoEntry } from "./ToDoEntry.tsx";
import classes from "./ToDos.module.css";
import { myToDosQuery } from "./toDos.queries.ts";
import { toDosWords } from "./toDos.texts.ts";

// Shown before the others are asked for (TODO-15).
const fewest = 5;

/** What the person has to do, with its number; `children` stand where there is nothing (TODO-01, TODO-03, TODO-18, TODO-19). */
export function ToDos({ children }: { children?: ReactNode }) {
  const words = useWords(toDosWords);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: list, error, isFetching, refetch } = useQuery(myToDosQuery(useLocale()));
  const total = list?.total ?? 0;
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className={classes.heading}
        aria-label={total > 0 ? `${words.heading}, ${total}` : undefined}
      >
        {words.heading}
        {total > 0 && <span className={classes.total}>{total}</span>}
      </h2>
      {list ? (
        <Known list={list} onGone={() => heading.current?.focus()}>
          {children}
        </Known>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      <Change list={list} />
    </section>
  );
}

interface KnownProps {
  list: ToDoList;
  onGone: () => void;
  children: ReactNode;
}

function Known({ list: { toDos }, onGone, children }: KnownProps) {
  const words = useWords(toDosWords);
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  if (toDos.length === 0) return <UpToDate>{children}</UpToDate>;
  const others = toDos.length - fewest;
  const shown = isWhole ? toDos : toDos.slice(0, fewest);
  return (
    <>
      <ul id={listId} className={classes.list}>
        {shown.map((toDo, index) => (
          <ToDoEntry key={toDo.key} toDo={toDo} isFirst={index === 0} onGone={onGone} />
        ))}
      </ul>
      {others > 0 && (
        <div className={classes.others}>
          <Button aria-expanded={isWhole} aria-controls={listId} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fewer : words.others(others)}
          </Button>
        </div>
      )}
    </>
  );
}

function UpToDate({ children }: { children: ReactNode }) {
  const words = useWords(toDosWords);
  return (
    <div className={classes.done}>
      <svg viewBox="0 0 120 48" width="120" height="48" aria-hidden="true">
        <Doll fill="var(--plum-line)" />
        <Doll x={40} fill="var(--orange)" shape="trousers" />
        <Doll x={80} fill="var(--plum-line)" />
      </svg>
      <div>
        <p className={classes.nothing}>{words.nothing}</p>
        {children}
      </div>
    </div>
  );
}

function Waiting() {
  const words = useWords(toDosWords);
  return (
    <div className={classes.list} role="status">
      <span className="visually-hidden">{words.loading}</span>
      {["first", "second"].map((place) => (
        <div key={place} className={classes.entry} data-waiting>
          <div className={classes.facts}>
            <Skeleton width="60%" height="1.4rem" />
            <Skeleton width="85%" />
          </div>
          <div className={classes.act}>
            <Skeleton width="9rem" height="48px" />
          </div>
        </div>
      ))}
    </div>
  );
}

// Announces to screen readers that the list has changed; silent when the page opens.
function Change({ list }: { list: ToDoList | undefined }) {
  const words = useWords(toDosWords);
  const keys = list?.toDos.map(({ key }) => key).join(" ");
  const [known, setKnown] = useState(keys);
  const [hasChanged, setChanged] = useState(false);
  if (known !== keys) {
    setKnown(keys);
    setChanged(known !== undefined);
  }
  return (
    <span role="status" className="visually-hidden">
      {hasChanged && (list?.total ? words.count(list.total) : words.nothing)}
    </span>
  );
}
