import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { kindWords } from "@ribambelle/domain/contracts/agency/contracts.filters";
import { documentKinds } from "@ribambelle/domain/documents/document";
import { openedPath } from "@ribambelle/domain/documents/document.agency.api";
import { sizeText } from "@ribambelle/domain/documents/sizeText";
import { shortDayAt } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { ListedMoment } from "../../../ui/table/ListedMoment.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { documentsOfQuery } from "../details.queries.ts";
import classes from "../PersonPage.module.css";
import { paperWords } from "./papers.texts.ts";

/** Every document of a person’s contracts, who added it, and when they last opened it (FOLKS-17). */
export function DocumentsTab({ person }: { person: WholePerson }) {
  const words = useWords(paperWords);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(documentsOfQuery(String(person.userId)));
  if (!data)
    return error ? (
      <PartFailure of={{ error, isFetching, refetch }} />
    ) : (
      <RecordsSkeleton label={words.loadingDocuments} />
    );
  if (data.length === 0) return <EmptyState title={words.noDocument} />;
  return (
    <div className={classes.page}>
      <Table
        caption={words.caption}
        rows={data}
        keyOf={({ id }) => id}
        heading={{
          name: words.document,
          cell: ({ id, documentKind, can }) => {
            const name = documentKinds[documentKind][locale];
            if (!can.open) return name;
            return (
              <a href={openedPath(id)} target="_blank" rel="noopener">
                {name}
                <span className="visually-hidden">{` ${words.newTab}`}</span>
              </a>
            );
          },
        }}
        columns={[
          {
            name: words.contract,
            cell: ({ contract }) =>
              contract && (
                <Link
                  to="/agence/contrats/$genre/$id"
                  params={{ genre: kindWords[contract.kind], id: String(contract.id) }}
                >
                  {contract.reference}
                </Link>
              ),
          },
          { name: words.size, cell: ({ byteCount }) => sizeText(byteCount, locale), isAmount: true },
          {
            name: words.added,
            cell: ({ addedAt, addedBy, isSealed }) =>
              `${shortDayAt(addedAt)} ${isSealed ? words.byPortal : addedBy ? words.by(addedBy.displayName) : words.byImport}`,
          },
          {
            name: words.opened,
            cell: ({ lastOpenedAt }) => (lastOpenedAt ? <ListedMoment at={lastOpenedAt} /> : words.never),
          },
        ]}
      />
      <p className={classes.quiet}>{words.change}</p>
    </div>
  );
}
