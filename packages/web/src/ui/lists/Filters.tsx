import { useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { inPlace } from "../buttons/inPlace.ts";
import fields from "../fields/TextField.module.css";
import { ChevronIcon, CrossIcon } from "../pictures/icons.tsx";
import classes from "./Filters.module.css";
import { listWords } from "./lists.texts.ts";
import { type ListState, withoutFilters } from "./useListState.ts";

/** One filter of a list: its key in the address, its name, and what it may be, by its word there. */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  readonly values: readonly { readonly word: string; readonly label: string }[];
}

interface Props extends ListState<Readonly<Record<string, string | undefined>>> {
  filters: readonly ListFilter[];
}

/** The filters of a list, those in use as chips that take them away, and what takes all of them away (AGUI-10). */
export function Filters({ filters, state, hrefTo, goTo }: Props) {
  const words = useWords(listWords);
  const used = filters.flatMap(({ key, label, values }) => {
    const value = values.find(({ word }) => word === state[key]);
    return value ? [{ key, label, value: value.label }] : [];
  });
  const without = withoutFilters(filters);
  return (
    <div className={classes.filters}>
      <form method="get" className={classes.form} aria-label={words.filters}>
        {state.tri && <input type="hidden" name="tri" value={state.tri} />}
        {filters.map((filter) => (
          <Choice
            key={filter.key}
            filter={filter}
            word={state[filter.key]}
            onChange={(word) => goTo({ [filter.key]: word })}
          />
        ))}
        <noscript>
          <button type="submit">{words.apply}</button>
        </noscript>
      </form>
      {used.length > 0 && (
        <ul className={classes.used} aria-label={words.active}>
          {used.map(({ key, label, value }) => (
            <li key={key}>
              <a
                className={classes.chip}
                href={hrefTo({ [key]: undefined })}
                aria-label={words.remove(label, value)}
                onClick={inPlace(() => goTo({ [key]: undefined }))}
              >
                {value}
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

interface ChoiceProps {
  filter: ListFilter;
  word: string | undefined;
  onChange: (word: string | undefined) => void;
}

function Choice({ filter: { key, label, values }, word, onChange }: ChoiceProps) {
  const words = useWords(listWords);
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={fields.box}>
        <select
          id={id}
          name={key}
          className={fields.input}
          data-with-end
          value={word ?? ""}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        >
          <option value="">{words.everything}</option>
          {values.map((value) => (
            <option key={value.word} value={value.word}>
              {value.label}
            </option>
          ))}
        </select>
        <span className={fields.arrow}>
          <ChevronIcon width="20" height="20" />
        </span>
      </div>
    </div>
  );
}
