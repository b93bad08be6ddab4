import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { type RenewalRow, renewalFollowUpTexts } from "@ribambelle/domain/agencyRenewals/followUp";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { ListFilter } from "../../../ui/lists/Filters.tsx";
import { useColleagueFilter } from "../../../ui/office/colleagues.ts";
import { useTeamFilter } from "../../../ui/office/useTeamFilter.ts";
import { reasonsOf } from "./AnswerCells.tsx";
import type { SeasonState } from "./season.queries.ts";
import { seasonWords } from "./season.texts.ts";

/** By what those whom a season asks are narrowed, those of one role. */
export function useSeasonFilters(
  role: PersonKind,
  state: SeasonState,
  rows: readonly RenewalRow[],
): readonly ListFilter[] {
  const words = useWords(seasonWords);
  const locale = useLocale();
  const owner = useColleagueFilter({
    key: "proprietaire",
    label: words.owner,
    nobody: words.noOwner,
    word: state.proprietaire,
    seen: rows.map(({ followUp }) => followUp.owner),
  });
  const isParent = role === "Parent";
  const contact = useTeamFilter({
    key: isParent ? "commercial" : "rh",
    label: isParent ? words.salesRep : words.hrContact,
    nobody: words.noOwner,
    role: isParent ? "salesRepresentative" : "hrContact",
    word: isParent ? state.commercial : state.rh,
  });
  const yesNo = [
    { word: "oui", label: words.oui },
    { word: "non", label: words.non },
  ];
  return [
    {
      key: "reponse",
      label: words.answer,
      values: [
        { word: "continue", label: words.yes },
        { word: "arrete", label: words.no },
        ...(isParent ? [{ word: "ne-sait-pas", label: words.unsure }] : []),
        { word: "aucune", label: words.none },
      ],
    },
    {
      key: "suivi",
      label: words.followUp,
      values: [
        { word: "a-traiter", label: renewalFollowUpTexts["to-do"][locale] },
        { word: "en-cours", label: renewalFollowUpTexts["under-way"][locale] },
        { word: "traite", label: renewalFollowUpTexts.done[locale] },
        { word: "sans-suite", label: renewalFollowUpTexts.dropped[locale] },
      ],
    },
    owner,
    {
      key: "relancable",
      label: words.remindable,
      values: [
        { word: "oui", label: words.mayBeReminded },
        { word: "non", label: words.mayNotBeReminded },
      ],
    },
    { ...contact, isFurther: true },
    {
      key: "motif",
      label: words.reason,
      values: reasonsOf[role].rows.map((row) => ({ word: String(row.value), label: row[locale] })),
      isFurther: true,
    },
    ...(isParent
      ? [
          {
            key: "rappel",
            label: words.callBack,
            values: [{ word: "echu", label: words.due }],
            isFurther: true,
          },
        ]
      : [{ key: "supplement", label: words.extra, values: yesNo, isFurther: true }]),
    {
      key: "brouillon",
      label: words.hasDraft,
      values: [
        { word: "oui", label: words.begun },
        { word: "non", label: words.notBegun },
      ],
      isFurther: true,
    },
  ];
}
