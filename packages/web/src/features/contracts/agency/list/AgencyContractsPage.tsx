import { kindNames } from "@ribambelle/domain/contracts/agency/agency.texts";
import { contractsList, kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { asStep } from "../../../../routing/historyStep.ts";
import { LinkButton } from "../../../../ui/buttons/LinkButton.tsx";
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
  mayImport: boolean;
}

/** The agency’s contracts, a tab a kind (AGCON-01). */
export function AgencyContractsPage({ kinds, mayCreate, mayImport }: Props) {
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
        {mayCreate(open) && <Create kind={open} />}
      </div>
      {kinds.length > 1 ? (
        <Tabs
          label={words.tabs}
          tabs={kinds.map((name) => ({ name, label: kindNames[name][locale], href: hrefOf(name) }))}
          open={open}
          onOpen={(name) => void navigate({ href: hrefOf(name), ...asStep })}
        >
          <ContractsOfKind key={open} kind={open} mayCreate={mayCreate(open)} mayImport={mayImport} />
        </Tabs>
      ) : (
        <ContractsOfKind kind={open} mayCreate={mayCreate(open)} mayImport={mayImport} />
      )}
    </div>
  );
}

function Create({ kind }: { kind: ContractKind }) {
  const words = useWords(contractsListWords);
  return (
    <LinkButton main href={`/agence/contrats/${kindWords[kind]}/nouveau`}>
      {words.create}
    </LinkButton>
  );
}

interface OfKindProps {
  kind: ContractKind;
  mayCreate: boolean;
  mayImport: boolean;
}

function ContractsOfKind({ kind, mayCreate, mayImport }: OfKindProps) {
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
        nextStep={
          <>
            {mayImport && <LinkButton href="/agence/imports/nouveau">{words.bring}</LinkButton>}
            {mayCreate && <Create kind={kind} />}
          </>
        }
      >
        {(contracts) => (
          <div className={classes.rows}>
            <ContractsTable kind={kind} contracts={contracts} list={list} />
          </div>
        )}
      </LongList>
    </div>
  );
}
