import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { Select } from "../fields/Select.tsx";
import { useColleagueChoices } from "./colleagues.ts";
import { NamesFailure } from "./NamesFailure.tsx";
import { colleagueNamesQuery } from "./names.queries.ts";

interface Props {
  label: string;
  /** Which colleagues may be chosen: those whose functions let them. */
  may: (functions: readonly StaffFunction[]) => boolean;
  /** Who is named already, and offered in any case. */
  named: number | null;
  /** How nobody is called. */
  nobody: Bilingual;
  value: number | null;
  error?: string | undefined;
  onChange: (userId: number | null) => void;
}

const noId = 0;

/** Asks which colleague does something, or says that nobody does; the names that did not come are said to be missing. */
export function ColleagueField({ label, may, named, nobody, value, error, onChange }: Props) {
  const colleagues = useColleagueChoices(may, named);
  return (
    <>
      <NamesFailure of={[colleagueNamesQuery]} />
      <Select
        label={label}
        namesNothing
        choices={[{ value: noId, ...nobody }, ...colleagues]}
        value={value ?? noId}
        error={error}
        onChange={(chosen) => onChange(chosen || null)}
      />
    </>
  );
}
