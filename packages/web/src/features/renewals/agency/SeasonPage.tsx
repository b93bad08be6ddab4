import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import { renewalsList, viewWords } from "@ribambelle/domain/agencyRenewals/renewals.filters";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../client/locale.tsx";
import { asStep } from "../../../routing/historyStep.ts";
import { useNavigate, useParams } from "../../../routing/router/hooks.ts";
import { Link } from "../../../routing/router/Link.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { LongList } from "../../../ui/lists/LongList.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { UnreadFailure } from "../../../ui/records/UnreadFailure.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import classes from "./Season.module.css";
import { SeasonSummary } from "./SeasonSummary.tsx";
import { SeasonTable } from "./SeasonTable.tsx";
import { roleAt, seasonQuery, summaryQuery, yearAt } from "./season.queries.ts";
import { countedWords, seasonWords } from "./season.texts.ts";
import { useSeasonFilters } from "./useSeasonFilters.ts";

/** How far the season of a year is, and those whom it asks, families and babysitters apart (AGREN-01). */
export function SeasonPage({ roles }: { roles: readonly PersonKind[] }) {
  const words = useWords(seasonWords);
  const navigate = useNavigate();
  const { annee } = useParams();
  const year = yearAt(annee);
  const list = useListState(renewalsList);
  const open = roleAt(list.state, roles);
  const summary = useQuery(summaryQuery(year));
  const hrefOf = (role: PersonKind) => `/agence/rentree/${year}?vue=${viewWords[role]}`;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{words.title(year)}</PageTitle>
        <Years years={summary.data?.years ?? []} year={year} />
      </div>
      {summary.data ? (
        <SeasonSummary summary={summary.data} />
      ) : summary.error ? (
        <UnreadFailure
          error={summary.error}
          sentence={words.unread}
          retrying={summary.isFetching}
          onRetry={() => void summary.refetch()}
        />
      ) : (
        <div className={classes.summary} data-empty aria-hidden>
          <Skeleton width="min(100%, 40rem)" height="3rem" />
          <Skeleton width="100%" height="4rem" />
          <Skeleton width="100%" height="4rem" />
        </div>
      )}
      {roles.length > 1 ? (
        <Tabs
          label={words.views}
          tabs={roles.map((name) => ({ name, label: words.view[name], href: hrefOf(name) }))}
          open={open}
          onOpen={(name) => void navigate({ href: hrefOf(name), ...asStep })}
        >
          <SeasonList key={open} year={year} role={open} />
        </Tabs>
      ) : (
        <SeasonList year={year} role={open} />
      )}
    </div>
  );
}

/** The years that have a campaign, to choose from; nothing while there is but this one. */
function Years({ years, year }: { years: readonly number[]; year: number }) {
  const words = useWords(seasonWords);
  const all = [...new Set([...years, year])].sort((one, other) => other - one);
  if (all.length < 2) return null;
  return (
    <nav aria-label={words.years}>
      <ul className={classes.years} data-stacked>
        {all.map((one) => (
          <li key={one}>
            <Link
              to="/agence/rentree/$annee"
              params={{ annee: String(one) }}
              aria-current={one === year ? "page" : undefined}
            >
              {one}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SeasonList({ year, role }: { year: number; role: PersonKind }) {
  const words = useWords(seasonWords);
  const counted = useWords(countedWords);
  const list = useListState(renewalsList);
  const found = useQuery(seasonQuery(year, role, list.state));
  const { data: summary } = useQuery(summaryQuery(year));
  const filters = useSeasonFilters(role, list.state, found.data?.items ?? []);
  const half = role === "Parent" ? summary?.families : summary?.babysitters;
  const order = list.state.tri?.replace("-", "");
  return (
    <div className={classes.page}>
      <LongList
        of={renewalsList}
        list={list}
        filters={filters}
        found={found}
        counted={counted[role]}
        loading={words.loading}
        empty={half?.campaign ? words.nobody : words.empty(year)}
        besideCount={() =>
          order === "repondu" ? words.sortedByAnswer : order === "rappeler" ? words.sortedByCall : null
        }
      >
        {(rows) => <SeasonTable year={year} role={role} rows={rows} list={list} />}
      </LongList>
    </div>
  );
}
