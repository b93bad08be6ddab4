import { shortDay } from "@ribambelle/domain/kernel/day";
import { Fragment, type ReactNode, useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { inPlace } from "../../routing/inPlace.ts";
import { SelectBox } from "../fields/SelectBox.tsx";
import type { NamesFailure } from "../office/NamesFailure.tsx";
import type { NamesQuery } from "../office/names.queries.ts";
import { CrossIcon } from "../pictures/icons.tsx";
import classes from "./Filters.module.css";
import { listWords } from "./lists.texts.ts";
import { TypedFilter } from "./TypedFilter.tsx";
import { type ListState, withoutFilters } from "./useListState.ts";

/** One filter of a list: its key in the address, its name, and what it may be, by its word there; or how it is typed. */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  readonly values?: readonly { readonly word: string; readonly label: string }[];
  /** What is shown where none of them is chosen; everything where nothing is said. */
  readonly none?: string;
  readonly typed?: "search" | "digits" | "day";
  /** What chooses it, where that is a field of its own; `values` then name what is chosen. */
  readonly control?: ReactNode;
  /** True for the days that a list covers: where nothing is in them, that is said, and not that something hides it. */
  readonly isPeriod?: boolean;
  /** True for one that is asked for less often: it is unfolded. */
  readonly isFurther?: boolean;
  /** The reading that its values come of, where they are names, and what says that it failed: lists without them fetch neither. */
  readonly names?: { readonly of: NamesQuery; readonly Unread: typeof NamesFailure };
}

interface Props extends ListState<Readonly<Record<string, string | undefined>>> {
  filters: readonly ListFilter[];
  /** True where the list itself could not be read: what says so asks again for the names too. */
  isUnread?: boolean;
}

/** The filters of a list, those in use as chips that take them away, and what takes all of them away (AGUI-10). */
export function Filters({ filters, isUnread, state, hrefTo, goTo, typeTo }: Props) {
  const words = useWords(listWords);
  const used = filters.flatMap(({ key, label, values, typed }) => {
    const word = state[key];
    if (word === undefined) return [];
    const isDay = typed === "day";
    const value = isDay ? shortDay(word) : labelOf(word, values);
    // A day alone says nothing of what it is.
    return [{ key, label, value, shown: isDay ? words.named(label, value) : value }];
  });
  const without = withoutFilters(filters);
  const names = filters.flatMap((filter) => filter.names ?? []);
  const Unread = names[0]?.Unread;
  const further = filters.filter(({ isFurther }) => isFurther);
  const field = (filter: ListFilter) => {
    const word = state[filter.key];
    if (filter.control) return <Fragment key={filter.key}>{filter.control}</Fragment>;
    return filter.typed ? (
      <TypedFilter
        key={filter.key}
        label={filter.label}
        typed={filter.typed}
        word={word}
        onChange={(other) => typeTo({ [filter.key]: other })}
      />
    ) : (
      <Choice
        key={filter.key}
        filter={filter}
        word={word}
        onChange={(other) => goTo({ [filter.key]: other })}
      />
    );
  };
  const fields = (some: readonly ListFilter[]) =>
    inPeriods(some).map(([one, other]) =>
      other ? (
        <div key={one.key} className={classes.period}>
          {field(one)}
          {field(other)}
        </div>
      ) : (
        field(one)
      ),
    );
  return (
    <div className={classes.filters}>
      <form
        method="get"
        className={classes.form}
        aria-label={words.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        {state.tri && <input type="hidden" name="tri" value={state.tri} />}
        {fields(filters.filter(({ isFurther }) => !isFurther))}
        {further.length > 0 && (
          <details className={classes.further} open={further.some(({ key }) => state[key] !== undefined)}>
            <summary>{words.further}</summary>
            <div className={classes.form}>{fields(further)}</div>
          </details>
        )}
        <noscript>
          <button type="submit">{words.apply}</button>
        </noscript>
      </form>
      {Unread && !isUnread && <Unread of={[...new Set(names.map(({ of }) => of))]} />}
      {used.length > 0 && (
        <ul className={classes.used} aria-label={words.active}>
          {used.map(({ key, label, value, shown }) => (
            <li key={key}>
              <a
                className={classes.chip}
                href={hrefTo({ [key]: undefined })}
                aria-label={words.remove(label, value)}
                onClick={inPlace(() => goTo({ [key]: undefined }))}
              >
                {shown}
                <CrossIcon width="16" height="16" />
              </a>
            </li>
          ))}
          <li>
            <a className={classes.clear} href={hrefTo(without)} onClick={inPlace(() => goTo(without))}>
              {words.clear}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

// Two days that follow each other are those of one period: wherever the line breaks, they stay beside each other.
function inPeriods(filters: readonly ListFilter[]): readonly [ListFilter, ListFilter?][] {
  const groups: [ListFilter, ListFilter?][] = [];
  for (const filter of filters) {
    const before = groups.at(-1);
    if (before?.length === 1 && before[0].typed === "day" && filter.typed === "day") before.push(filter);
    else groups.push([filter]);
  }
  return groups;
}

interface ChoiceProps {
  filter: ListFilter;
  word: string | undefined;
  onChange: (word: string | undefined) => void;
}

// Several of a link are all named; what an address alone says stands as it is.
const labelOf = (words: string, values: ListFilter["values"] = []): string =>
  values.find((value) => value.word === words)?.label ??
  words
    .split(",")
    .map((word) => values.find((value) => value.word === word)?.label ?? word)
    .join(", ");

function Choice({ filter: { key, label, none, values = [] }, word, onChange }: ChoiceProps) {
  const words = useWords(listWords);
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <SelectBox
        id={id}
        name={key}
        value={word ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{none ?? words.everything}</option>
        {word?.includes(",") && !values.some((value) => value.word === word) && (
          <option value={word}>{labelOf(word, values)}</option>
        )}
        {values.map((value) => (
          <option key={value.word} value={value.word}>
            {value.label}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
