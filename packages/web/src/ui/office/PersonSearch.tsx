import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { searchedLengths, wantedOf } from "@ribambelle/domain/agencyPeople/search";
import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { useState } from "react";
import { call } from "../../client/call/call.ts";
import { Combobox } from "../fields/combobox/Combobox.tsx";
import { useSearch } from "../fields/combobox/useSearch.ts";
import type { FieldProps } from "../fields/Field.tsx";

/** Whoever is chosen, as they are called. */
export interface Chosen {
  readonly userId: number;
  readonly displayName: string;
}

interface Props extends FieldProps {
  /** True where it narrows a list: nothing has to stand there. */
  isFilter?: boolean;
  /** Of whom alone one may be chosen: of families, or of babysitters. */
  kind?: PersonKind;
  /** Who is chosen already: by an address, in a draft that comes back. */
  chosen: Chosen | null;
  /** What is typed of a name that was not chosen yet, where a draft keeps it (AGUI-26). */
  written?: string;
  /** Null when what is typed is nobody's any more; with what is typed. */
  onChoose: (chosen: Chosen | null, written: string) => void;
}

/** A family or a babysitter, found as one types, among those whom one may read (FOLKS-01). */
export function PersonSearch({ kind, chosen, written, onChoose, ...field }: Props) {
  // Null while the field says who is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const found = useSearch(wantedOf(typed ?? ""), async (q) => {
    const { people } = await call(search, undefined, { q, full: false });
    return people.filter(({ role }) => kind === undefined || role === kind);
  });
  return (
    <Combobox
      {...field}
      text={written === undefined ? (typed ?? chosen?.displayName ?? "") : (chosen?.displayName ?? written)}
      onType={(text) => {
        setTyped(text);
        if (chosen || written !== undefined) onChoose(null, text);
      }}
      search={found}
      write={({ displayName, reference, city }) =>
        [displayName ? `${displayName} (${reference})` : reference, city].filter(Boolean).join(", ")
      }
      onChoose={({ userId, displayName, reference }) => {
        setTyped(null);
        onChoose({ userId, displayName: displayName || reference }, "");
      }}
      input={{ maxLength: searchedLengths.most, autoCapitalize: "words" }}
    />
  );
}
