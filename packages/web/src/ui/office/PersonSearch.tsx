import { type FoundPerson, searchedLengths } from "@ribambelle/domain/agencyPeople/search";
import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { useState } from "react";
import { call } from "../../client/call/call.ts";
import { Combobox } from "../fields/combobox/Combobox.tsx";
import { useSearch } from "../fields/combobox/useSearch.ts";
import type { FieldProps } from "../fields/Field.tsx";

interface Props extends FieldProps {
  /** True where it narrows a list: nothing has to stand there. */
  isFilter?: boolean;
  /** Null when what is typed is nobody's any more. */
  onChoose: (person: FoundPerson | null) => void;
}

const find = async (q: string) => (await call(search, undefined, { q, full: false })).people;

/** A family or a babysitter, found as one types, among those whom one may read (FOLKS-01). */
export function PersonSearch({ onChoose, ...field }: Props) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState("");
  const wanted = typed.trim();
  const isEnough = typed !== chosen && [...wanted].length >= searchedLengths.least;
  const found = useSearch(isEnough ? wanted : null, find);
  return (
    <Combobox
      {...field}
      text={typed}
      onType={(text) => {
        setTyped(text);
        if (chosen !== "" && text !== chosen) {
          setChosen("");
          onChoose(null);
        }
      }}
      search={found}
      write={({ displayName, reference }) => `${displayName} (${reference})`}
      onChoose={(person) => {
        setTyped(person.displayName);
        setChosen(person.displayName);
        onChoose(person);
      }}
      input={{ maxLength: searchedLengths.most, autoCapitalize: "words" }}
    />
  );
}
