import { searchedLengths } from "@ribambelle/domain/agencyPeople/search";
import { useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { Combobox } from "../../ui/fields/combobox/Combobox.tsx";
import { useSearch } from "../../ui/fields/combobox/useSearch.ts";
import { findPeople } from "./journal.queries.ts";
import { journalWords } from "./journal.texts.ts";

/** Finds, as one types, about whom the journal is read (AUDITS-02). */
export function PersonPicker({ onChoose }: { onChoose: (userId: number) => void }) {
  const words = useWords(journalWords);
  const [text, setText] = useState("");
  const typed = text.trim();
  const search = useSearch([...typed].length < searchedLengths.least ? null : typed, findPeople);
  return (
    <Combobox
      label={words.about}
      text={text}
      onType={setText}
      search={search}
      write={({ displayName, reference }) => `${displayName} (${reference})`}
      onChoose={({ userId }) => {
        setText("");
        onChoose(userId);
      }}
      input={{ maxLength: searchedLengths.most }}
      isFilter
    />
  );
}
