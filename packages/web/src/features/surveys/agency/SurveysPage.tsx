import type { ListedSurvey, SurveyFollowUp } from "@ribambelle/domain/agencySurveys/followUp";
import { surveyFollowUpTexts } from "@ribambelle/domain/agencySurveys/followUp";
import { surveysList } from "@ribambelle/domain/agencySurveys/surveys.filters";
import { surveyTypes } from "@ribambelle/domain/surveys/survey.texts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import type { ListFilter } from "../../../ui/lists/Filters.tsx";
import { LongList } from "../../../ui/lists/LongList.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { useColleagueFilter } from "../../../ui/office/colleagues.ts";
import { useTeamFilter } from "../../../ui/office/useTeamFilter.ts";
import { ListedMoment } from "../../../ui/table/ListedMoment.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import classes from "./AgencySurveys.module.css";
import { surveysQuery } from "./agencySurveys.queries.ts";
import { agencySurveyWords } from "./agencySurveys.texts.ts";
import { FollowUpChip, HowFar } from "./SurveyFacts.tsx";

/** What families answered to the surveys of their needs, and who follows each (AGSUR-01). */
export function SurveysPage() {
  const words = useWords(agencySurveyWords);
  const list = useListState(surveysList);
  const found = useQuery(surveysQuery(list.state));
  const filters = useSurveyFilters(list.state, found.data?.items ?? []);
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <LongList
        of={surveysList}
        list={list}
        filters={filters}
        found={found}
        counted={words}
        loading={words.loading}
        empty={words.empty}
      >
        {(surveys) => <SurveysTable surveys={surveys} list={list} />}
      </LongList>
    </div>
  );
}

type List = ReturnType<typeof useListState<ReturnType<typeof surveysList.stateIn>>>;

function SurveysTable({ surveys, list }: { surveys: readonly ListedSurvey[]; list: List }) {
  const words = useWords(agencySurveyWords);
  const locale = useLocale();
  return (
    <Table
      caption={words.caption}
      rows={surveys}
      keyOf={({ id }) => id}
      sorting={{
        ...list,
        by: list.state.tri ?? "-enregistre",
        further: [{ name: words.end, sort: "termine" }],
      }}
      heading={{
        name: words.family,
        sort: "nom",
        room: "words",
        cell: ({ id, person }) => (
          <Link to="/agence/questionnaires/$id" params={{ id: String(id) }}>
            {person.displayName || words.deleted}
          </Link>
        ),
      }}
      columns={[
        {
          name: words.survey,
          room: "words",
          cell: ({ surveyType }) => surveyTypes.label(surveyType, locale),
        },
        { name: words.state, room: "words", cell: (survey) => <HowFar survey={survey} isListed /> },
        { name: words.salesRep, room: "words", cell: ({ salesRep }) => salesRep?.displayName },
        {
          name: words.followUp,
          room: "words",
          cell: (survey) => survey.followUp && <FollowUpChip survey={survey} />,
        },
        { name: words.owner, cell: ({ followUp }) => followUp?.owner?.displayName },
        { name: words.version, cell: ({ version }) => version, isAmount: true },
        {
          name: words.saved,
          sort: "enregistre",
          room: "words",
          cell: ({ savedAt }) => <ListedMoment at={savedAt} />,
        },
      ]}
    />
  );
}

function useSurveyFilters(state: List["state"], items: readonly ListedSurvey[]): readonly ListFilter[] {
  const words = useWords(agencySurveyWords);
  const locale = useLocale();
  const owner = useColleagueFilter({
    key: "proprietaire",
    label: words.owner,
    nobody: words.nobody,
    word: state.proprietaire,
    seen: items.map(({ followUp }) => followUp?.owner ?? null),
  });
  const representative = useTeamFilter({
    key: "commercial",
    label: words.salesRep,
    nobody: words.nobody,
    role: "salesRepresentative",
    word: state.commercial,
  });
  const follow = (word: string, of: SurveyFollowUp) => ({ word, label: surveyFollowUpTexts[of][locale] });
  const versions = [
    ...new Set([...items.map(({ version }) => String(version)), ...(state.version ? [state.version] : [])]),
  ];
  return [
    {
      key: "type",
      label: words.survey,
      values: surveyTypes.rows.map((row) => ({ word: String(row.value), label: row[locale] })),
    },
    {
      key: "etat",
      label: words.state,
      values: [
        { word: "termine", label: words.finished },
        { word: "interrompu", label: words.unfinished },
      ],
    },
    {
      key: "suivi",
      label: words.followUp,
      values: [
        follow("a-traiter", "to-do"),
        follow("en-cours", "under-way"),
        follow("devis-envoye", "quoted"),
        follow("sans-suite", "dropped"),
      ],
    },
    owner,
    { ...representative, isFurther: true },
    {
      key: "version",
      label: words.version,
      values: versions.map((word) => ({ word, label: word })),
      isFurther: true,
    },
    {
      key: "inactif",
      label: words.untouched,
      values: ["7", "14", "30"].map((word) => ({ word, label: words.days(word) })),
      isFurther: true,
    },
    { key: "du", label: words.from, typed: "day", isFurther: true },
    { key: "au", label: words.to, typed: "day", isFurther: true },
  ];
}
