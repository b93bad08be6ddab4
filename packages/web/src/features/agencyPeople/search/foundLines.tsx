import type { Found, FoundContract, FoundPerson } from "@ribambelle/domain/agencyPeople/search";
import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { phoneText } from "@ribambelle/domain/kernel/phone";
import { useWords } from "../../../client/locale.tsx";
import classes from "./FoundLines.module.css";
import { searchWords } from "./search.texts.ts";

/** One line of what was found: where it leads, and what it says. */
export interface FoundLine {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  readonly facts: readonly string[];
}

/** Lines of one kind, under its name. */
export interface FoundGroup {
  readonly key: "parents" | "babysitters" | "contracts";
  readonly title: string;
  readonly lines: readonly FoundLine[];
}

type Words = ReturnType<typeof searchWords>;

const personPath = (userId: number) => `/agence/personnes/${userId}`;

/** Gives what was found in its groups, none of which is empty (FOLKS-01). */
export function useFoundGroups(found: Found | undefined): readonly FoundGroup[] {
  const words = useWords(searchWords);
  if (!found) return [];
  const those = (role: FoundPerson["role"]) => found.people.filter((one) => one.role === role);
  const groups: FoundGroup[] = [
    { key: "parents", title: words.parents, lines: those("Parent").map(personLine(words)) },
    { key: "babysitters", title: words.babysitters, lines: those("BabySitter").map(personLine(words)) },
    { key: "contracts", title: words.contracts, lines: found.contracts.map(contractLine(words)) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

const personLine =
  (words: Words) =>
  ({ userId, displayName, city, reference, matched, matchedText, state }: FoundPerson): FoundLine => ({
    key: `person-${userId}`,
    href: personPath(userId),
    name: displayName || reference,
    facts: [
      ...(state === "blocked" ? [words.blocked] : []),
      ...(matched === "email" ? [matchedText] : []),
      ...(matched === "phone" ? [phoneText(matchedText)] : []),
      ...(city ? [city] : []),
      reference,
    ],
  });

const contractLine =
  (words: Words) =>
  ({ kind, id, reference, displayName, state }: FoundContract): FoundLine => ({
    key: `${kind}-${id}`,
    href: `/agence/contrats/${kindWords[kind]}/${id}`,
    name: reference,
    facts: [displayName || words.deletedPerson, words.kinds[kind], words.states[state]],
  });

/** What a line says: its name, and its facts below. */
export function LineWords({ name, facts }: Pick<FoundLine, "name" | "facts">) {
  return (
    <>
      <span className={classes.name}>{name}</span> <span className={classes.facts}>{facts.join(" · ")}</span>
    </>
  );
}
