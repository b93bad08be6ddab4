import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type Diploma, educationLevels, specificDiplomas } from "@ribambelle/domain/profile/education";
import { educationThemes } from "@ribambelle/domain/profile/educationThemes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { diplomasQuery } from "./education.queries.ts";

const groups = { level: educationLevels, theme: educationThemes, specific: specificDiplomas };
type Group = Diploma["parent"];
type ValueOf<G extends Group> = (typeof groups)[G]["rows"][number]["value"];

/** Gives the choices as the server tells them; what was loaded in the other language stays until they come in this one. */
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

/** Gives how a choice is said: as the server says it, or as the house does while the server has not. */
export function choiceText<G extends Group>(
  group: G,
  value: ValueOf<G>,
  diplomas: readonly Diploma[],
  locale: Locale,
): string {
  const told = diplomas.find((one) => one.parent === group && one.value === value);
  return told?.text ?? groups[group].rows.find((row) => row.value === value)?.[locale] ?? "";
}
