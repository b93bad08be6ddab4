import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { accountStates } from "@ribambelle/domain/agencyPeople/person";
import { specificDiplomas } from "@ribambelle/domain/profile/education";
import { spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { ListFilter } from "../../../ui/lists/Filters.tsx";
import { useTeamFilter } from "../../../ui/office/useTeamFilter.ts";
import { personWords } from "../person.texts.ts";
import { peopleWords } from "./people.texts.ts";

const accountKeys = ["pas-invite", "invite", "invitation-expiree", "actif", "bloque", "supprime"];

interface Shown {
  readonly role: PersonKind;
  /** False for who may not read what is private: they do not narrow by it either. */
  readonly isOpen: boolean;
  /** Who the list is narrowed to, by their number. */
  readonly adviser: string | undefined;
}

/** Gives the filters of a list of families or of babysitters, with their words (FOLKS-08, FOLKS-09). */
export function usePeopleFilters({ role, isOpen, adviser }: Shown): readonly ListFilter[] {
  const words = useWords(peopleWords);
  const { states } = useWords(personWords);
  const locale = useLocale();
  const choice = (key: string, label: string, values: Readonly<Record<string, string>>): ListFilter => ({
    key,
    label,
    values: Object.entries(values).map(([word, said]) => ({ word, label: said })),
  });
  // In the order of their table, not of their numbers.
  const listed = (
    key: string,
    label: string,
    rows: readonly { value: number; fr: string; en: string }[],
  ): ListFilter => ({
    key,
    label,
    values: rows.map((row) => ({ word: String(row.value), label: row[locale] })),
  });
  const yesOrNo = { oui: words.yes, non: words.no };
  const isParent = role === "Parent";
  const team = useTeamFilter({
    key: isParent ? "commercial" : "rh",
    label: isParent ? words.salesRep : words.hrContact,
    nobody: words.nobody,
    role: isParent ? "salesRepresentative" : "hrContact",
    word: adviser,
  });
  const accounts: ListFilter = {
    key: "compte",
    label: words.account,
    values: accountStates.map((state, place) => ({ word: accountKeys[place] ?? "", label: states[state] })),
  };
  const ofEither: ListFilter[] = [
    choice("rentree", words.renewal, words.renewals),
    ...(isOpen
      ? [
          choice("email", words.email, words.emails),
          { key: "cp", label: words.zip, typed: "digits" } as const,
        ]
      : []),
    { key: "depuis", label: words.from, typed: "day" },
    { key: "jusque", label: words.to, typed: "day" },
  ];
  const further: readonly ListFilter[] = [
    ...(isParent
      ? [
          choice("signature", words.signature, yesOrNo),
          choice("questionnaire", words.survey, { interrompu: words.unfinished }),
        ]
      : [
          choice("annonce", words.advert, {
            publiee: words.adverts.published,
            privee: words.adverts.private,
            "a-corriger": words.adverts["to-correct"],
          }),
          choice("photo", words.photo, words.photos),
          choice("entretien", words.interview, { oui: words.interviewed, non: words.notInterviewed }),
          listed("situation", words.situation, currentSituations.rows),
          listed("langue", words.language, spokenLanguages.rows),
          listed("diplome", words.diploma, specificDiplomas.rows),
          choice("permis", words.licence, yesOrNo),
        ]),
    ...ofEither,
  ];
  return [
    { key: "q", label: isOpen ? words.search : words.searchPublic, typed: "search" },
    accounts,
    team,
    choice("contrat", words.activeContract, yesOrNo),
    ...further.map((filter) => ({ ...filter, isFurther: true })),
  ];
}
