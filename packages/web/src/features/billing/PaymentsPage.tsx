import { paymentStates } from "@ribambelle/domain/billing/payment/payment";
import type { Payment } from "@ribambelle/domain/billing/payment/payment.api";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useSearch } from "../../routing/router/hooks.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Table } from "../../ui/table/Table.tsx";
import { YearOfRecords } from "../../ui/years/YearOfRecords.tsx";
import { AccountState } from "./AccountState.tsx";
import classes from "./billing.module.css";
import { paymentsQuery } from "./billing.queries.ts";
import { billingWords } from "./billing.texts.ts";
import { HowToPay } from "./HowToPay.tsx";

/** A family's payments: how the account stands, how to pay, then one year of them, the newest first (PAYMENTS-01). */
export function PaymentsPage() {
  const words = useWords(billingWords);
  const { annee } = useSearch("/client/reglements");
  return (
    <>
      <PageTitle>{words.payments}</PageTitle>
      <YearOfRecords
        query={paymentsQuery(annee, useLocale())}
        linesOf={({ payments }) => payments}
        loading={words.loadingPayments}
        empty={{ title: words.noneYet.payments, text: words.noPayments }}
        head={({ account }) => (
          <>
            <AccountState account={account}>
              <Link to="/client/factures">{words.seeInvoices}</Link>
            </AccountState>
            <HowToPay />
          </>
        )}
      >
        {(payments, { year }, focused) => (
          <Payments caption={`${words.payments} ${year}`} payments={payments} focused={focused} />
        )}
      </YearOfRecords>
    </>
  );
}

const tones = { 0: "teal", 1: "green", 2: "red" } as const;

interface PaymentsProps {
  caption: string;
  payments: readonly Payment[];
  focused: number | undefined;
}

function Payments({ caption, payments, focused }: PaymentsProps) {
  const words = useWords(billingWords);
  const locale = useLocale();
  const { columns } = words;
  return (
    <Table
      caption={caption}
      rows={payments.map((payment, place) => ({ ...payment, place }))}
      keyOf={({ place }) => place}
      focused={focused}
      heading={{
        name: columns.day,
        room: "whole",
        cell: ({ valueDate }) => dayNear(valueDate, today(), locale),
      }}
      columns={[
        {
          name: columns.means,
          cell: ({ meansDisplayName, amountCents }) =>
            amountCents < 0 ? `${words.refund} (${meansDisplayName})` : meansDisplayName,
        },
        { name: columns.amount, isAmount: true, cell: ({ amountCents }) => amountText(amountCents, locale) },
        {
          name: columns.state,
          cell: ({ state, stateDisplayName }) => <Chip colour={tones[state]}>{stateDisplayName}</Chip>,
        },
        { name: columns.settles, cell: (payment) => <Settled payment={payment} /> },
      ]}
    />
  );
}

/** The invoices that a payment settled, each with the amount put on it; for a rejected one, those still to be paid (PAYMENTS-03). */
function Settled({ payment: { shares, state, valueDate, meansDisplayName } }: { payment: Payment }) {
  const words = useWords(billingWords);
  const locale = useLocale();
  if (state === paymentStates.numbers.rejected && shares.length > 0) {
    const toPay = shares.filter((share) => share.isToPay).map(({ title }) => words.remainsToPay(title));
    return (
      <>
        {words.rejected(meansDisplayName, dayNear(valueDate, today(), locale), toPay)}{" "}
        <Shares shares={shares} />
      </>
    );
  }
  return shares.length > 0 ? <Shares shares={shares} /> : words.nothingSettled;
}

function Shares({ shares }: Pick<Payment, "shares">) {
  const locale = useLocale();
  const words = useWords(billingWords);
  return (
    <ul className={classes.shares}>
      {shares.map(({ invoiceId, title, number, amountCents }) => (
        <li key={invoiceId}>
          <Link to="/client/factures/$id" params={{ id: invoiceId }}>
            {title}
            <span className="visually-hidden">, {words.number(number)}</span>
          </Link>{" "}
          {amountText(amountCents, locale)}
        </li>
      ))}
    </ul>
  );
}
