import { kindNames } from "@ribambelle/domain/contracts/agency/agency.texts";
import { contractsList, kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { asStep } from "../../../../routing/historyStep.ts";
import { LinkButton } from "../../../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../../../ui/cards/PageTitle.tsx";
import { Filters } from "../../../../ui/lists/Filters.tsx";
import { ListCount } from "../../../../ui/lists/ListCount.tsx";
import { NothingFound } from "../../../../ui/lists/NothingFound.tsx";
import { Pages } from "../../../../ui/lists/Pages.tsx";
import { useListState } from "../../../../ui/lists/useListState.ts";
import { Failure } from "../../../../ui/messages/Failure.tsx";
import { IgnoredFilters } from "../../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../../ui/records/RecordsSkeleton.tsx";
import { Tabs } from "../../../../ui/Tabs.tsx";
import classes from "./AgencyContractsPage.module.css";
import { ContractsTable } from "./ContractsTable.tsx";
import { contractsQuery, kindAt } from "./contracts.queries.ts";
import { contractsListWords } from "./contractsList.texts.ts";
import { useContractFilters } from "./useContractFilters.ts";

interface Props {
  /** The kinds of contracts that whoever looks may read, in their order. */
  kinds: readonly ContractKind[];
  mayCreate: (kind: ContractKind) => boolean;
}

/** The agency’s contracts, a tab a kind (AGCON-01). */
export function AgencyContractsPage({ kinds, mayCreate }: Props) {
  const words = useWords(contractsListWords);
  const locale = useLocale();
  const navigate = useNavigate();
  const list = useListState(contractsList);
  const open = kindAt(list.state, kinds);
  const hrefOf = (kind: ContractKind) => `/agence/contrats?genre=${kindWords[kind]}`;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{words.title}</PageTitle>
        {mayCreate(open) && (
          <LinkButton href={`/agence/contrats/${kindWords[open]}/nouveau`}>{words.create}</LinkButton>
        )}
      </div>
      <IgnoredFilters list={contractsList} />
      {kinds.length > 1 ? (
        <Tabs
          label={words.tabs}
          tabs={kinds.map((name) => ({ name, label: kindNames[name][locale], href: hrefOf(name) }))}
          open={open}
          onOpen={(name) => void navigate({ href: hrefOf(name), ...asStep })}
        >
          <ContractsOfKind key={open} kind={open} />
        </Tabs>
      ) : (
        <ContractsOfKind kind={open} />
      )}
    </div>
  );
}

function ContractsOfKind({ kind }: { kind: ContractKind }) {
  const words = useWords(contractsListWords);
  const list = useListState(contractsList);
  const filters = useContractFilters(kind, list.state);
  const { data, error, isFetching, refetch } = useQuery(contractsQuery(kind, list.state));
  return (
    <div className={classes.page}>
      <Filters {...list} filters={filters} />
      {data ? (
        <>
          <ListCount count={data.count} words={words} />
          {data.items.length === 0 ? (
            <NothingFound {...list} filters={filters} empty={words.empty} />
          ) : (
            <div aria-busy={isFetching} className={classes.rows}>
              <ContractsTable kind={kind} contracts={data.items} list={list} />
            </div>
          )}
          <Pages {...list} previous={data.previous} next={data.next} />
        </>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordsSkeleton label={words.loading} />
      )}
    </div>
  );
}
