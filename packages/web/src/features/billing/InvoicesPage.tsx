import type { Invoice } from "@ribambelle/domain/billing/invoice/invoice";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useSearch } from "../../routing/router/hooks.ts";
import { Link } from "../../routing/router/Link.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Table } from "../../ui/table/Table.tsx";
import { YearOfRecords } from "../../ui/years/YearOfRecords.tsx";
import { AccountState } from "./AccountState.tsx";
import classes from "./billing.module.css";
import { invoicesQuery } from "./billing.queries.ts";
import { billingWords } from "./billing.texts.ts";
import { DownloadWords } from "./DownloadWords.tsx";
import { InvoiceChip } from "./InvoiceChip.tsx";

/** A family's invoices: how the account stands, then one year of them, the newest first (BILLS-01). */
export function InvoicesPage() {
  const words = useWords(billingWords);
  const { annee } = useSearch("/client/factures");
  return (
    <>
      <PageTitle>{words.invoices}</PageTitle>
      <YearOfRecords
        query={invoicesQuery(annee, useLocale())}
        linesOf={({ invoices }) => invoices}
        loading={words.loadingInvoices}
        empty={{ title: words.noneYet.invoices, text: words.noInvoices }}
        head={({ account }) => (
          <AccountState account={account}>
            <Link to="/client/reglements">{words.seePayments}</Link>
          </AccountState>
        )}
      >
        {(invoices, { year }, focused) => (
          <Invoices caption={`${words.invoices} ${year}`} invoices={invoices} focused={focused} />
        )}
      </YearOfRecords>
    </>
  );
}

interface InvoicesProps {
  caption: string;
  invoices: readonly Invoice[];
  focused: number | undefined;
}

function Invoices({ caption, invoices, focused }: InvoicesProps) {
  const words = useWords(billingWords);
  const locale = useLocale();
  const { columns } = words;
  return (
    <Table
      caption={caption}
      rows={invoices}
      keyOf={({ id }) => id}
      focused={focused}
      heading={{
        name: columns.invoice,
        cell: ({ id, title, number }) => (
          <>
            <Link to="/client/factures/$id" params={{ id }}>
              {title}
              <span className="visually-hidden">, {words.number(number)}</span>
            </Link>
            <span className={classes.number} aria-hidden="true">
              {words.number(number)}
            </span>
          </>
        ),
      }}
      columns={[
        { name: columns.issued, room: "whole", cell: ({ issueDate }) => dayNear(issueDate, today(), locale) },
        {
          name: columns.amount,
          isAmount: true,
          cell: ({ dueCents, remainingCents }) => (
            <>
              {amountText(dueCents, locale)}
              {remainingCents > 0 && remainingCents < dueCents && (
                <span className={classes.remains}>{words.remains(amountText(remainingCents, locale))}</span>
              )}
            </>
          ),
        },
        { name: columns.state, cell: (invoice) => <InvoiceChip {...invoice} /> },
        ...(invoices.some(({ downloadId }) => downloadId !== null)
          ? [{ name: columns.file, cell: (invoice: Invoice) => <FileLink invoice={invoice} /> }]
          : []),
      ]}
    />
  );
}

function FileLink({ invoice: { downloadId, number, kind } }: { invoice: Invoice }) {
  return (
    downloadId && (
      <a className={classes.download} href={downloadPath(downloadId)} target="_blank" rel="noopener">
        <DownloadWords number={number} kind={kind} />
      </a>
    )
  );
}
