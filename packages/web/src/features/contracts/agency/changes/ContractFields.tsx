import { hasField } from "@ribambelle/domain/contracts/agency/contractFields";
import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
  houseworkTypologies,
} from "@ribambelle/domain/contracts/contract";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { DateField } from "../../../../ui/fields/date/DateField.tsx";
import { Select } from "../../../../ui/fields/Select.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { Toggle } from "../../../../ui/fields/Toggle.tsx";
import { changeWords } from "./changes.texts.ts";
import type { TypedContract } from "./typedContract.ts";

interface Props<Typed extends TypedContract> {
  kind: ContractKind;
  typed: Typed;
  type: (typed: Typed) => void;
  problems: ReadonlyMap<string, Bilingual>;
  /** False where the reference is not to be changed any more. */
  hasReference?: boolean;
}

type TextName = {
  [N in keyof TypedContract]: TypedContract[N] extends string ? N : never;
}[keyof TypedContract];
type ChoiceName =
  | "youngestChildAgeCategory"
  | "typology"
  | "type"
  | "duration"
  | "hourlyVolume"
  | "childrenCount";

const counts = [1, 2, 3, 4].map((value) => ({ value, fr: String(value), en: String(value) }));

/** The fields of a contract of a kind (AGCON-06). */
export function ContractFields<Typed extends TypedContract>({
  kind,
  typed,
  type,
  problems,
  hasReference = true,
}: Props<Typed>) {
  const words = useWords(changeWords);
  const locale = useLocale();
  const error = (name: string) => problems.get(name)?.[locale] ?? problems.get(`changes.${name}`)?.[locale];
  const line = (name: TextName, label: string) => ({
    name,
    label,
    value: typed[name],
    error: error(name),
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      type({ ...typed, [name]: currentTarget.value }),
  });
  const day = (name: "startDate" | "endDate") => ({
    label: words[name],
    optional: true,
    value: typed[name],
    error: error(name),
    onChange: (value: string) => type({ ...typed, [name]: value }),
  });
  const choice = <Value extends number>(
    name: ChoiceName,
    label: string,
    choices: readonly (Bilingual & { readonly value: Value })[],
    optional = true,
  ) => (
    <Select
      label={label}
      choices={choices}
      optional={optional}
      value={typed[name] as Value | null}
      error={error(name)}
      onChange={(value) => type({ ...typed, [name]: value })}
    />
  );
  const toggle = (name: "isSharedGuard" | "isFullTime" | "isOneShot") => (
    <Toggle
      label={words[name]}
      checked={typed[name]}
      onChange={(checked) => type({ ...typed, [name]: checked })}
    />
  );
  const more = counts.map((one) => (one.value === 4 ? { ...one, [locale]: words.more } : one));
  return (
    <>
      {hasReference && <TextField {...line("reference", words.reference)} required />}
      {hasField(kind, "baseReference") && (
        <TextField {...line("baseReference", words.baseReference)} optional hint={words.baseHint} />
      )}
      {kind === "housework" && choice("typology", words.typology, houseworkTypologies.rows, false)}
      {kind === "babysitter" && choice("type", words.type, babysitterContractTypes.rows, false)}
      <DateField {...day("startDate")} />
      <DateField {...day("endDate")} min={typed.startDate || undefined} />
      <TextField {...line("monthlyHours", words.monthlyHours)} optional inputMode="decimal" />
      {kind === "guard" && (
        <>
          {toggle("isSharedGuard")}
          {toggle("isFullTime")}
          {toggle("isOneShot")}
          {choice("childrenCount", words.childrenCount, more)}
          {choice("youngestChildAgeCategory", words.youngest, childAgeCategories.rows)}
        </>
      )}
      {kind === "babysitter" && (
        <>
          {choice("duration", words.duration, contractDurations.rows)}
          {choice("hourlyVolume", words.hourlyVolume, hourlyVolumes.rows)}
        </>
      )}
      <TextField
        {...line("signatureUrl", words.signatureUrl)}
        optional
        hint={words.signatureHint}
        inputMode="url"
        maxLength={2_000}
      />
    </>
  );
}
