import { type Commune, leastCommuneLength } from "@ribambelle/domain/addresses/address";
import { searchCommunes } from "@ribambelle/domain/addresses/address.api";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useWords } from "../../../client/locale.tsx";
import { Combobox } from "../combobox/Combobox.tsx";
import { noSearch, useSearch } from "../combobox/useSearch.ts";
import { addressFieldWords } from "./AddressField.texts.ts";
import classes from "./CityField.module.css";

interface Props {
  value: Commune;
  onChange: (value: Commune) => void;
  errors?: { readonly city?: string | null | undefined; readonly postalCode?: string | null | undefined };
}

const search = async (text: string) => await call(searchCommunes, undefined, { search: text });

/** A postal code and a city: either one offers both; what is typed stays as it is when nothing is chosen. */
export function CityField({ value, onChange, errors = {} }: Props) {
  const words = useWords(addressFieldWords);
  // Which of the two is typed in: what was chosen, or is there from the start, is not searched for.
  const [typed, setTyped] = useState<keyof Commune | null>(null);
  const wanted = typed && value[typed].trim().length >= leastCommuneLength ? value[typed].trim() : null;
  const found = useSearch(wanted, search);
  const field = (name: keyof Commune) => ({
    label: words[name],
    error: errors[name],
    text: value[name],
    onType: (text: string) => {
      setTyped(name);
      onChange({ ...value, [name]: text });
    },
    search: typed === name ? found : noSearch,
    write: ({ city, postalCode }: Commune) => `${postalCode} ${city}`,
    onChoose: (commune: Commune) => {
      setTyped(null);
      onChange(commune);
    },
  });
  return (
    <div className={classes.both}>
      <Combobox {...field("postalCode")} input={{ inputMode: "numeric", maxLength: 20 }} />
      <Combobox {...field("city")} input={{ maxLength: 100, autoCapitalize: "words" }} />
    </div>
  );
}
