import {
  missingAddressLength,
  missingLettersText,
  mostAddressLength,
} from "@ribambelle/domain/addresses/address";
import { searchAddresses } from "@ribambelle/domain/addresses/address.api";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Combobox } from "../combobox/Combobox.tsx";
import { useSearch } from "../combobox/useSearch.ts";
import type { FieldProps } from "../Field.tsx";
import { addressFieldWords } from "./AddressField.texts.ts";

/** An address as a form holds it: only what was typed (`fullAddress`) until a result was chosen; parts that it lacks are empty. */
export interface TypedAddress {
  readonly fullAddress: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly city: string;
  readonly postalCode: string;
}

interface Props extends FieldProps {
  value: TypedAddress;
  onChange: (value: TypedAddress) => void;
}

const search = async (address: string) => await call(searchAddresses, undefined, { address });

/** An address, chosen among those that are found for what is typed (GEO-01, GEO-02); typing on gives up the choice (GEO-OP5). */
export function AddressField({ value, onChange, hint, ...field }: Props) {
  const words = useWords(addressFieldWords);
  const locale = useLocale();
  const isChosen = value.city !== "";
  const missing = missingAddressLength(value.fullAddress);
  const found = useSearch(isChosen || missing > 0 ? null : value.fullAddress.trim(), search);
  const instruction = missing > 0 ? missingLettersText(missing, locale) : words.choose;
  return (
    <Combobox
      {...field}
      hint={hint ?? (isChosen ? null : instruction)}
      text={value.fullAddress}
      onType={(fullAddress) =>
        onChange({ fullAddress, streetName: "", streetNumber: "", city: "", postalCode: "" })
      }
      search={found}
      write={({ address }) => address.fullAddress}
      onChoose={({ address }) =>
        onChange({
          ...address,
          streetName: address.streetName ?? "",
          streetNumber: address.streetNumber ?? "",
        })
      }
      note={isChosen ? `✓ ${words.chosen}` : null}
      input={{ maxLength: mostAddressLength, autoCapitalize: "words" }}
    />
  );
}
