import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { agencyStateText } from "@ribambelle/domain/contracts/agency/agency.texts";
import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { documentsOfKind, type ListedContract } from "@ribambelle/domain/contracts/agency/listedContract";
import { belongingsOf } from "@ribambelle/domain/contracts/contract.belonging";
import { byReferenceDescending } from "@ribambelle/domain/contracts/contract.rules";
import { stateColour } from "@ribambelle/domain/contracts/contract.states";
import { periodText } from "@ribambelle/domain/contracts/contract.texts";
import { type ContractKind, contractKinds, meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { shortDayAt } from "@ribambelle/domain/kernel/day";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Link } from "../../../routing/router/Link.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import classes from "../PersonPage.module.css";
import { useContractsOf } from "../useContractsOf.ts";
import { paperWords } from "./papers.texts.ts";

/** All contracts of a person, drafts included, in the groups and the order in which they see them (FOLKS-17). */
export function ContractsTab({ person }: { person: WholePerson }) {
  const words = useWords(paperWords);
  const { data, error, isFetching, refetch } = useContractsOf(person.userId);
  if (!data)
    return error ? (
      <PartFailure of={{ error, isFetching, refetch }} />
    ) : (
      <RecordsSkeleton label={words.loading} />
    );
  const kinds = contractKinds.filter((kind) => data[kind] !== null);
  const isEmpty = kinds.every((kind) => data[kind]?.length === 0);
  return (
    <div className={classes.page}>
      {person.can.createContract && (
        <div className={classes.head}>
          {kinds.map((kind) => (
            <LinkButton
              key={kind}
              href={`/agence/contrats/${kindWords[kind]}/nouveau?personne=${person.userId}`}
            >
              {words.create[kind]}
            </LinkButton>
          ))}
        </div>
      )}
      {isEmpty ? (
        <EmptyState title={words.none} />
      ) : (
        kinds.map((kind) => {
          const contracts = data[kind] ?? [];
          return contracts.length > 0 && <OfKind key={kind} kind={kind} contracts={contracts} />;
        })
      )}
    </div>
  );
}

function OfKind({ kind, contracts }: { kind: ContractKind; contracts: readonly ListedContract[] }) {
  const words = useWords(paperWords);
  const locale = useLocale();
  const rows = belongingsOf(contracts.toSorted(byReferenceDescending));
  const all = documentsOfKind[kind].length;
  return (
    <section className={classes.page}>
      <h2 className={classes.heading}>{words.kinds[kind]}</h2>
      <Table
        caption={words.kinds[kind]}
        rows={rows}
        keyOf={({ contract }) => contract.id}
        heading={{
          name: words.reference,
          cell: ({ contract, amends }) => (
            <>
              <Link
                to="/agence/contrats/$genre/$id"
                params={{ genre: kindWords[kind], id: String(contract.id) }}
              >
                {contract.reference}
              </Link>
              {amends && <div className={classes.quiet}>{words.amends(amends)}</div>}
            </>
          ),
        }}
        columns={[
          { name: words.period, cell: ({ contract }) => periodText(contract, today(), locale) },
          {
            name: words.state,
            cell: ({ contract: { state } }) => (
              <Chip colour={stateColour(meaningOf(kind, state))}>{agencyStateText(kind, state)[locale]}</Chip>
            ),
            room: "words",
          },
          {
            name: words.hours,
            cell: ({ contract: { monthlyHours } }) =>
              monthlyHours === null ? null : new Intl.NumberFormat(locale).format(monthlyHours),
            isAmount: true,
          },
          {
            name: words.waiting,
            cell: ({ contract: { state, askedAt } }) =>
              askedAt && meaningOf(kind, state) === "waiting" ? shortDayAt(askedAt) : null,
          },
          {
            name: words.documents,
            cell: ({ contract: { documents } }) => `${documents.length} / ${all}`,
          },
        ]}
      />
    </section>
  );
}
