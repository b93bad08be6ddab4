import type { Found } from "@ribambelle/domain/agencyPeople/search";
import type { UseQueryResult } from "@tanstack/react-query";
import { type MouseEvent, useEffect } from "react";
import { useWords } from "../../../client/locale.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { type FoundGroup, LineWords } from "./foundLines.tsx";
import classes from "./SearchField.module.css";
import { searchWords } from "./search.texts.ts";
import { useNoAnswer } from "./useNoAnswer.ts";

interface Props {
  id: string;
  search: Pick<UseQueryResult<Found>, "data" | "error" | "isFetching" | "refetch">;
  groups: readonly FoundGroup[];
  isShown: boolean;
  /** The place of the active line; -1 where none is. */
  active: number;
  text: string;
  /** What leads to all lines, which stands after them. */
  all: { readonly href: string; readonly place: number };
  linkTo: (href: string) => { href: string; onClick: (event: MouseEvent) => void };
}

/** The name of a line, by which the field says that it is active. */
export const lineId = (id: string, place: number): string => `${id}-${place}`;

/** What is found, under the field: lines in their groups, that there are none, or that the search did not respond. */
export function FoundList(props: Props) {
  const { id, search, groups, isShown, active, text, all, linkTo } = props;
  const words = useWords(searchWords);
  const { data, error, isFetching } = search;
  useEffect(() => {
    document.getElementById(lineId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const option = (place: number, href: string) => ({
    ...linkTo(href),
    id: lineId(id, place),
    role: "option",
    "aria-selected": place === active,
    tabIndex: -1,
    className: classes.option,
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  });
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const said = data ? (count > 0 ? words.lines(count) : words.none(text)) : isFetching ? words.loading : "";
  let place = -1;
  return (
    <>
      <p role="status" className="visually-hidden">
        {isShown ? said : ""}
      </p>
      {isShown && (
        <div className={classes.panel}>
          {count > 0 ? (
            <div id={`${id}-list`} role="listbox" aria-label={words.found}>
              {groups.map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
                <div key={group.key} role="group" aria-label={group.title}>
                  <p className={classes.group} aria-hidden="true">
                    {group.title}
                  </p>
                  {group.lines.map((line) => {
                    place += 1;
                    return (
                      <a key={line.key} {...option(place, line.href)}>
                        <LineWords name={line.name} facts={line.facts} />
                      </a>
                    );
                  })}
                </div>
              ))}
              <a {...option(all.place, all.href)} data-all>
                {words.all}
              </a>
            </div>
          ) : error ? (
            <NoAnswer error={error} isFetching={isFetching} onRetry={() => void search.refetch()} />
          ) : (
            <p className={classes.note}>{said}</p>
          )}
        </div>
      )}
    </>
  );
}

interface NoAnswerProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

function NoAnswer({ error, isFetching, onRetry }: NoAnswerProps) {
  const words = useWords(searchWords);
  const noAnswer = useNoAnswer();
  return (
    <div className={classes.note}>
      <p role="alert">{noAnswer(error)}</p>
      <QuietButton className={classes.retry} onClick={onRetry} aria-disabled={isFetching}>
        {words.retry}
      </QuietButton>
    </div>
  );
}
