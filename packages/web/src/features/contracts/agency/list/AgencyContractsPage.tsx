import { kindNames } from "@ribambelle/domain/contracts/agency/agency.texts";
import { contractsList, kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { asStep } from "../../../../routing/historyStep.ts";
import { useNavigate } from "../../../../routing/router/hooks.ts";
import { PageButton } from "../../../../ui/buttons/PageButton.tsx";
import { PageTitle } from "../../../../ui/cards/PageTitle.tsx";
import { LongList } from "../../../../ui/lists/LongList.tsx";
import { useListState } from "../../../../ui/lists/useListState.ts";
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
  /** True for who may import contracts. */
  mayImport: boolean;
}

/** The agency’s contracts, a tab a kind (AGCON-01). */
export function AgencyContractsPage({ kinds, mayCreate, mayImport }: Props) {
  const words = useWords(contractsListWords);
  const locale = useLocale();
  const navigate = useNavigate();
  const list = useListState(contractsList);
  const open = kindAt(list.state, kinds);
  // TABLE S
  const nextStep = (
    <>
      {mayImport && <PageButton href="/agence/imports/nouveau">{words.bring}</PageButton>}
      {mayCreate(open) && <Create kind={open} />}
    </>
  );
  const hrefOf = (kind: ContractKind) => `/agence/contrats?genre=${kindWords[kind]}`;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{words.title}</PageTitle>
        {mayCreate(open) && <Create kind={open} />}
      </div>
      {kinds.length > 1 ? (
        <Tabs
          label={words.tabs}
          tabs={kinds.map((name) => ({ name, label: kindNames[name][locale], href: hrefOf(name) }))}
          open={open}
          onOpen={(name) => void navigate({ href: hrefOf(name), ...asStep })}
        >
          <ContractsOfKind key={open} kind={open} nextStep={nextStep} />
        </Tabs>
      ) : (
        <ContractsOfKind kind={open} nextStep={nextStep} />
      )}
    </div>
  );
}

function Create({ kind }: { kind: ContractKind }) {
  const words = useWords(contractsListWords);
  return (
    <PageButton main href={`/agence/contrats/${kindWords[kind]}/nouveau`}>
      {words.create}
    </PageButton>
  );
}

function ContractsOfKind({ kind, nextStep }: { kind: ContractKind; nextStep: ReactNode }) {
  const words = useWords(contractsListWords);
  const list = useListState(contractsList);
  const filters = useContractFilters(kind, list.state);
  const found = useQuery(contractsQuery(kind, list.state));
  return (
    <div className={classes.page}>
      <LongList
        of={contractsList}
        list={list}
        filters={filters}
        found={found}
        counted={words}
        loading={words.loading}
        empty={words.empty}
        nextStep={nextStep}
      >
        {(contracts) => <ContractsTable kind={kind} contracts={contracts} list={list} />}
      </LongList>
    </div>
  );
}
