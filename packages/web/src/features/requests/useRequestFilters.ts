import { type PersonRequest, requestKinds } from "@ribambelle/domain/requests/request";
import { requestStateTexts } from "@ribambelle/domain/requests/requestState.texts";
import { requestKindTexts } from "@ribambelle/domain/requests/requests.texts";
import { useLocale, useWords } from "../../client/locale.tsx";
import type { ListFilter } from "../../ui/lists/Filters.tsx";
import { useColleagueFilter } from "../../ui/office/colleagues.ts";
import type { RequestsState } from "./besides.ts";
import { requestWords } from "./requests.texts.ts";

const kindWords = ["desinscription", "effacement", "acces", "rectification", "profil", "offre"] as const;

/** By what the list of requests is narrowed; by one person where it is led to from theirs. */
export function useRequestFilters(
  { state }: RequestsState,
  items: readonly PersonRequest[],
): readonly ListFilter[] {
  const words = useWords(requestWords);
  const locale = useLocale();
  const owner = useColleagueFilter({
    key: "proprietaire",
    label: words.owner,
    nobody: words.nobody,
    word: state.proprietaire,
    seen: items.map((request) => request.owner),
  });
  const { personne } = state;
  return [
    {
      key: "nature",
      label: words.kind,
      values: kindWords.map((word, place) => ({
        word,
        label: requestKindTexts[requestKinds[place] ?? "access"][locale],
      })),
    },
    {
      key: "etat",
      label: words.state,
      none: words.openOnes,
      values: [
        { word: "faite", label: requestStateTexts.done[locale] },
        { word: "refusee", label: requestStateTexts.refused[locale] },
        { word: "ouverte,faite,refusee", label: words.everyState },
      ],
    },
    owner,
    // Those of one person are led to from their page.
    ...(personne === undefined
      ? []
      : [
          {
            key: "personne",
            label: words.person,
            values: [
              {
                word: personne,
                label:
                  items.find(({ person }) => String(person.userId) === personne)?.person.displayName ||
                  personne,
              },
            ],
          },
        ]),
  ];
}
