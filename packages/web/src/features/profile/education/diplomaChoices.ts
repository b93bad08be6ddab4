import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type Diploma, educationLevels, specificDiplomas } from "@ribambelle/domain/profile/education";
import { educationThemes } from "@ribambelle/domain/profile/educationThemes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { diplomasQuery } from "./education.queries.ts";

const groups = { level: educationLevels, theme: educationThemes, specific: specificDiplomas };
type Group = Diploma["parent"];
type ValueOf<G extends Group> = (typeof groups)[G]["rows"][number]["value"];

/**
 * Gives the server's choices; those of the previous language stay as placeholder data until they are loaded.
 */
export function useDiplomas(locale: Locale) {
  return useQuery({ ...diplomasQuery(locale), placeholderData: keepPreviousData });
}

/** Gives the choices of one group in the order in which they came; one that this page does not know is not offered. */
export function choicesOf<G extends Group>(group: G, diplomas: readonly Diploma[]) {
  const known: readonly number[] = groups[group].rows.map(({ value }) => value);
  return diplomas
    .filter(({ parent, value }) => parent === group && known.includes(value))
    .map(({ text, value }) => ({ value: value as ValueOf<G>, fr: text, en: text }));
}

/** Gives the label of a choice: the server's, or the domain's own until the server's are loaded. */
export function choiceText<G extends Group>(
  group: G,
  value: ValueOf<G>,
  diplomas: readonly Diploma[],
  locale: Locale,
): string {
  const told = diplomas.find((one) => one.parent === group && one.value === value);
  return told?.text ?? groups[group].rows.find((row) => row.value === value)?.[locale] ?? "";
}
