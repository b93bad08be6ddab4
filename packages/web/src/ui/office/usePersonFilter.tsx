import type { Who } from "@ribambelle/domain/audit/entry";
import { useState } from "react";
import { useWords } from "../../client/locale.tsx";
import type { ListFilter } from "../lists/Filters.tsx";
import { officeWords } from "./office.texts.ts";
import { PersonSearch } from "./PersonSearch.tsx";

interface Shown {
  readonly key: string;
  readonly label: string;
  /** Who is chosen, as the address says it. */
  readonly word: string | undefined;
  /** Whom the rows of the list name. */
  readonly seen: readonly (Who | null)[];
  readonly onChoose: (word: string) => void;
}

/** Gives the filter of a list by a family or a babysitter, found as one types; whoever is chosen is called as they were found, or as the rows call them. */
export function usePersonFilter({ key, label, word, seen, onChoose }: Shown): ListFilter {
  const words = useWords(officeWords);
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const row = seen.find((who) => String(who?.userId) === word);
  const named = row ? row.displayName || words.deletedPerson : found[word ?? ""];
  return {
    key,
    label,
    values: [{ word: word ?? "", label: named ?? words.chosenPerson }],
    control: (
      // Whoever was chosen stands among the chosen filters, and the field is empty for another.
      <PersonSearch
        label={label}
        isFilter
        chosen={null}
        onChoose={(person) => {
          if (!person) return;
          const chosen = String(person.userId);
          setFound({ ...found, [chosen]: person.displayName });
          onChoose(chosen);
        }}
      />
    ),
  };
}
