import type { StateOf } from "@ribambelle/domain/kernel/lists/listOf";
import { lettersList } from "@ribambelle/domain/letters/letters.filters";
import { letterStateTexts } from "@ribambelle/domain/letters/letters.texts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import type { ListFilter } from "../../ui/lists/Filters.tsx";
import { LongList } from "../../ui/lists/LongList.tsx";
import type { ListState } from "../../ui/lists/useListState.ts";
import { usePersonFilter } from "../../ui/office/usePersonFilter.tsx";
import classes from "./Letters.module.css";
import { LettersTable } from "./LettersTable.tsx";
import { lettersQuery } from "./letters.queries.ts";
import { letterWords } from "./letters.texts.ts";
import { useKindNames } from "./useKindNames.ts";

type State = StateOf<typeof lettersList>;

interface Props {
  list: ListState<State>;
  /** The person whose letters alone are listed, as on their page. */
  personId?: number;
  /** What is said where there is none, and the next step. */
  empty: string;
  children?: ReactNode;
}

/** Letters by their filters, in the address (MAILS-01), or those of one person (FOLKS-19). */
export function LettersList({ list, personId, empty, children }: Props) {
  const words = useWords(letterWords);
  const locale = useLocale();
  const { models, nameOf } = useKindNames();
  const state = personId === undefined ? list.state : { ...list.state, personne: String(personId) };
  const found = useQuery(lettersQuery(state));
  // The letters of everybody else are hidden by no filter of the list of one person (AGUI-11).
  const shown =
    personId === undefined || !found.data
      ? found
      : { ...found, data: { ...found.data, count: { ...found.data.count, outOf: undefined } } };
  const states = letterStateTexts;
  const person = usePersonFilter({
    key: "personne",
    label: words.person,
    word: list.state.personne,
    seen: found.data?.items.map((letter) => letter.person) ?? [],
    onChoose: (personne) => list.goTo({ personne }),
  });
  const filters: readonly ListFilter[] = [
    {
      key: "etat",
      label: words.state,
      values: [
        { word: "attente", label: states.waiting[locale] },
        { word: "refuse", label: words.refusedSoFar },
        { word: "parti", label: states.sent[locale] },
        { word: "abandonne", label: states["given-up"][locale] },
        { word: "retire", label: states.withdrawn[locale] },
        // The desk’s tile counts both.
        {
          word: "abandonne,refuse",
          label: `${states["given-up"][locale]}, ${words.refusedSoFar.toLowerCase()}`,
        },
      ],
    },
    {
      key: "modele",
      label: words.what,
      values: models.map(({ kind, name }) => ({ word: kind, label: name })),
    },
    ...(personId === undefined ? [person] : []),
    { key: "du", label: words.from, typed: "day" },
    { key: "au", label: words.to, typed: "day" },
  ];
  return (
    <LongList
      of={lettersList}
      list={list}
      filters={filters}
      found={shown}
      counted={words}
      loading={words.loading}
      empty={empty}
      nextStep={children}
    >
      {(letters) => (
        <div className={classes.page}>
          <LettersTable letters={letters} nameOf={nameOf} list={list} ofOne={personId !== undefined} />
          <dl className={classes.means}>
            <dt>{letterStateTexts.sent[locale]}</dt>
            <dd>{words.leftMeans}</dd>
          </dl>
        </div>
      )}
    </LongList>
  );
}
