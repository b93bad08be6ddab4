import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { documentsOfKind, type ListedContract } from "@ribambelle/domain/contracts/agency/listedContract";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import { type ContractKind, meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { shortDayAt } from "@ribambelle/domain/kernel/day";
import type { ComponentProps } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { today } from "../../../../client/today.ts";
import { Link } from "../../../../routing/router/Link.tsx";
import type { ListState } from "../../../../ui/lists/useListState.ts";
import { ListedMoment } from "../../../../ui/table/ListedMoment.tsx";
import { Table } from "../../../../ui/table/Table.tsx";
import { KindText, StateChip } from "../contractFacts.tsx";
import classes from "./AgencyContractsPage.module.css";
import { contractsListWords } from "./contractsList.texts.ts";

interface Props {
  kind: ContractKind;
  contracts: readonly ListedContract[];
  list: ListState<Readonly<Record<string, string | undefined>>>;
}

/** The lines of a list of contracts, each of which leads to its contract (AGCON-01). */
export function ContractsTable({ kind, contracts, list }: Props) {
  const words = useWords(contractsListWords);
  const columns = useColumns(kind);
  return (
    <Table
      caption={words.caption}
      rows={contracts}
      keyOf={({ id }) => id}
      sorting={{ ...list, by: list.state.tri ?? "-modification" }}
      heading={{
        name: words.reference,
        sort: "reference",
        room: "whole",
        cell: (contract) => <Reference contract={contract} />,
      }}
      columns={columns}
    />
  );
}

function useColumns(kind: ContractKind): ComponentProps<typeof Table<ListedContract>>["columns"] {
  const words = useWords(contractsListWords);
  const locale = useLocale();
  return [
    {
      name: kind === "babysitter" ? words.babysitter : words.family,
      room: "words",
      cell: ({ person: { userId, displayName } }) => (
        <Link to="/agence/personnes/$id" params={{ id: String(userId) }}>
          {displayName || words.deletedPerson}
        </Link>
      ),
    },
    {
      name: words.kind,
      ...(kind === "guard" && { room: "words" }),
      cell: (contract) => <KindText contract={contract} />,
    },
    {
      name: words.period,
      sort: "debut",
      room: "words",
      cell: (contract) => (
        <span className={classes.period}>{withDaysHeld(periodText(contract, today(), locale))}</span>
      ),
    },
    {
      name: words.state,
      room: "words",
      cell: (contract) => <StateChip contract={contract} />,
    },
    {
      name: words.hours,
      cell: ({ monthlyHours }) =>
        monthlyHours === null ? null : new Intl.NumberFormat(locale).format(monthlyHours),
      isAmount: true,
    },
    {
      name: words.waiting,
      sort: "attente",
      room: "whole",
      cell: ({ kind: of, state, askedAt }) =>
        askedAt && meaningOf(of, state) === "waiting" ? shortDayAt(askedAt) : null,
    },
    { name: words.documents, cell: (contract) => <Documents contract={contract} /> },
    {
      name: words.updated,
      sort: "modification",
      cell: ({ updatedAt }) => <ListedMoment at={updatedAt} />,
    },
  ];
}

function Reference({ contract: { kind, id, reference, baseReference } }: { contract: ListedContract }) {
  const words = useWords(contractsListWords);
  return (
    <>
      <Link to="/agence/contrats/$genre/$id" params={{ genre: kindWords[kind], id: String(id) }}>
        {reference}
      </Link>
      {baseReference && baseReference !== reference && (
        <div className={classes.base}>
          <span className="visually-hidden">{words.base("")}</span>
          {baseReference}
        </div>
      )}
    </>
  );
}

function Documents({ contract: { kind, documents } }: { contract: ListedContract }) {
  const words = useWords(contractsListWords);
  const all = documentsOfKind[kind].length;
  if (documents.length === 0) return words.noDocument;
  return all === 1 ? words.contract : words.of(documents.length, all);
}

// Each day stays in the line of the word before it.
const withDaysHeld = (period: string) => period.replaceAll(/ (?=\d)/g, "\u00a0");
