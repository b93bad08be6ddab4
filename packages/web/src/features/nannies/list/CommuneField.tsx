import { type Commune, leastCommuneLength } from "@ribambelle/domain/addresses/address";
import { searchCommunes } from "@ribambelle/domain/addresses/address.api";
import { nanniesPageList } from "@ribambelle/domain/nannies/nannies.filters";
import type { NannyPage } from "@ribambelle/domain/nannies/nanny";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useWords } from "../../../client/locale.tsx";
import { Combobox } from "../../../ui/fields/combobox/Combobox.tsx";
import { useSearch } from "../../../ui/fields/combobox/useSearch.ts";
import { nannyWords } from "../nannies.texts.ts";

interface Props {
  found: NannyPage["commune"];
  onChoose: (commune: string) => void;
}

const search = async (text: string) => await call(searchCommunes, undefined, { search: text });
const write = ({ city, postalCode }: Commune) => `${postalCode} ${city}`;

/** Where is looked: a commune, found as one types (NANNY-05). */
export function CommuneField({ found, onChoose }: Props) {
  const words = useWords(nannyWords);
  const shown = found ? [found.postalCode, found.city].filter(Boolean).join(" ") : "";
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed !== null && typed.trim().length >= leastCommuneLength ? typed.trim() : null;
  const result = useSearch(wanted, search);
  const choose = (commune: string) => {
    setTyped(null);
    onChoose(commune);
  };
  // What names no commune gives way to where is looked; whole, it counts as chosen.
  const leave = () => {
    const { commune } = nanniesPageList.stateIn({ commune: typed ?? undefined });
    if (commune) choose(commune);
    else setTyped(null);
  };
  return (
    <Combobox
      label={words.commune}
      hint={words.communeHint}
      isFilter
      text={typed ?? shown}
      onType={setTyped}
      search={result}
      write={write}
      onChoose={(commune: Commune) => choose(write(commune))}
      onLeave={leave}
      input={{ name: "commune", maxLength: 100, autoCapitalize: "words" }}
    />
  );
}
