import { inBoth } from "@ribambelle/domain/kernel/texts";
import { changeSearches } from "@ribambelle/domain/nannies/nannies.api";
import { mostSearches, type SavedSearch } from "@ribambelle/domain/nannies/nanny";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { keepAnswer } from "../../../client/keepAnswer.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { readState, writeState } from "../../../routing/addressState.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useAct } from "../../../ui/editing/useAct.ts";
import type { ListState } from "../../../ui/lists/useListState.ts";
import { say } from "../../../ui/messages/say.ts";
import { type NanniesState, searchesQuery } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
import { narrowedBy } from "./choices.ts";
import classes from "./Searches.module.css";

/** The searches that the family keeps, and what keeps this one (NANNY-14). */
export function Searches({ list }: { list: ListState<NanniesState> }) {
  const words = useWords(nannyWords);
  const locale = useLocale();
  const id = useId();
  const queries = useQueryClient();
  const { data: searches = [] } = useQuery(searchesQuery);
  const { busy, act } = useAct();
  // The search that goes; undefined where this one is to be kept.
  const [changing, setChanging] = useState<number>();
  const change = (changed: { filters?: string; removedId?: number }) => {
    setChanging(changed.removedId);
    return act(async () => {
      await keepAnswer(queries, searchesQuery.queryKey, await call(changeSearches, changed));
      const text = changed.removedId === undefined ? "warned" : "removed";
      say({ kind: "success", text: inBoth((each) => nannyWords(each)[text]) });
    });
  };
  const nameOf = ({ filters }: SavedSearch) => {
    const state = readState(filters) as NanniesState;
    const said = narrowedBy(state, words, locale).map(({ name }) => name);
    return [state.commune, ...said].filter(Boolean).join(", ") || words.everything;
  };
  const { apres: _, photos: __, gardes: ___, ...state } = list.state;
  return (
    <section className={classes.searches} aria-labelledby={id}>
      <h2 id={id}>{words.searches}</h2>
      {searches.length > 0 && (
        <ul className={classes.list}>
          {searches.map((search) => {
            const name = nameOf(search);
            const kept = readState(search.filters);
            const all = {
              ...Object.fromEntries(Object.keys(list.state).map((key) => [key, undefined])),
              ...kept,
            };
            return (
              <li key={search.id}>
                <a href={list.hrefTo(all)} onClick={inPlace(() => list.goTo(all))}>
                  {name}
                </a>
                <div className={classes.needsScript}>
                  <Button
                    aria-label={words.removeOf(name)}
                    busy={busy && changing === search.id}
                    onClick={() => void change({ removedId: search.id })}
                  >
                    {words.remove}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {searches.length < mostSearches && (
        <div className={classes.needsScript}>
          <p className={classes.why}>{words.warnWhy}</p>
          <Button
            busy={busy && changing === undefined}
            onClick={() => void change({ filters: writeState(state).slice(1) })}
          >
            {words.warn}
          </Button>
        </div>
      )}
    </section>
  );
}
