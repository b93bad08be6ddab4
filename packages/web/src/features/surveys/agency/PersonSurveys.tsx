import { surveysList } from "@ribambelle/domain/agencySurveys/surveys.filters";
import { surveyTypes } from "@ribambelle/domain/surveys/survey.texts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { ListedMoment } from "../../../ui/table/ListedMoment.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { surveysQuery } from "./agencySurveys.queries.ts";
import { agencySurveyWords } from "./agencySurveys.texts.ts";
import { FollowUpChip, HowFar } from "./SurveyFacts.tsx";

/** The surveys of one family, the last saved first, on their page (FOLKS-14). */
export function PersonSurveys({ userId }: { userId: number }) {
  const words = useWords(agencySurveyWords);
  const locale = useLocale();
  const asked = surveysList.stateIn({ personne: String(userId) });
  const { data, error, isFetching, refetch } = useQuery(surveysQuery(asked));
  if (!data)
    return error ? (
      <PartFailure of={{ error, isFetching, refetch }} />
    ) : (
      <RecordsSkeleton label={words.loading} />
    );
  if (data.items.length === 0) return <EmptyState title={words.empty} />;
  return (
    <Table
      caption={words.captionOfPerson}
      rows={data.items}
      keyOf={({ id }) => id}
      heading={{
        name: words.survey,
        cell: ({ id, surveyType }) => (
          <Link to="/agence/questionnaires/$id" params={{ id: String(id) }}>
            {surveyTypes.label(surveyType, locale)}
          </Link>
        ),
      }}
      columns={[
        { name: words.state, cell: (survey) => <HowFar survey={survey} isListed /> },
        { name: words.followUp, cell: (survey) => survey.followUp && <FollowUpChip survey={survey} /> },
        { name: words.owner, cell: ({ followUp }) => followUp?.owner?.displayName },
        {
          name: words.saved,
          room: "words",
          cell: ({ savedAt }) => <ListedMoment at={savedAt} />,
        },
      ]}
    />
  );
}
