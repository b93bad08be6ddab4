import { agencyStateText } from "@ribambelle/domain/contracts/agency/agency.texts";
import { contractsList } from "@ribambelle/domain/contracts/agency/contracts.filters";
import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { type ContractKind, stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import type { ListFilter } from "../../../../ui/lists/Filters.tsx";
import { contractsListWords } from "./contractsList.texts.ts";

const days = { attente: ["7", "14", "30"], fin: ["30", "60", "90"], inactif: ["14", "30", "90"] } as const;

// The meaning of each word of the filter by state.
const { etat } = contractsList.filters;
const stateWords = Object.entries(
  "several" in etat.means && "byWord" in etat.means.several.means ? etat.means.several.means.byWord : {},
) as [string, StateMeaning][];

/** Gives the filters of the list of contracts of a kind, with their words (AGCON-02). */
export function useContractFilters(
  kind: ContractKind,
  state: Readonly<Record<string, string | undefined>>,
): readonly ListFilter[] {
  const words = useWords(contractsListWords);
  const locale = useLocale();
  const choice = (key: string, label: string, values: Readonly<Record<string, string>>): ListFilter => ({
    key,
    label,
    values: Object.entries(values).map(([word, said]) => ({ word, label: said })),
  });
  // What a link asks for stands among those to choose from.
  const inDays = (key: keyof typeof days, label: string, say: (count: string) => string): ListFilter => {
    const counts = new Set<string>([...days[key], ...(state[key] ? [state[key]] : [])]);
    return {
      key,
      label,
      values: [...counts]
        .toSorted((one, other) => Number(one) - Number(other))
        .map((word) => ({ word, label: say(word) })),
    };
  };
  const yesOrNo = { oui: words.yes, non: words.no };
  const states: ListFilter = {
    key: "etat",
    label: words.state,
    values: stateWords.flatMap(([word, meaning]) => {
      const number = stateNumber(kind, meaning);
      return number === null ? [] : [{ word, label: agencyStateText(kind, number)[locale] }];
    }),
  };
  const further: readonly ListFilter[] = [
    inDays("inactif", words.untouched, words.orMore),
    choice("suite", words.successor, yesOrNo),
    choice("document", words.document, { manquant: words.missing }),
    choice("tenu", words.keeper, { logiciel: words.keepers.software, portail: words.keepers.portal }),
    { key: "debut-de", label: words.from, typed: "day" },
    { key: "debut-a", label: words.to, typed: "day" },
  ];
  return [
    { key: "q", label: words.search, typed: "search" },
    states,
    inDays("attente", words.waitsFor, words.orMore),
    inDays("fin", words.endsWithin, words.within),
    ...further.map((filter) => ({ ...filter, isFurther: true })),
  ];
}
