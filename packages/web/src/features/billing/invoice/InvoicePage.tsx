import { amountWords } from "@ribambelle/domain/billing/invoice/amounts.texts";
import type { InvoiceDetail } from "@ribambelle/domain/billing/invoice/invoice";
import { isToPay } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { invoiceHeading } from "@ribambelle/domain/billing/invoice/invoice.texts";
import { invoiceKinds, invoiceStates } from "@ribambelle/domain/billing/invoice/invoice.values";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { useParams } from "../../../routing/router/hooks.ts";
import { Link } from "../../../routing/router/Link.tsx";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { AskAgency } from "../AskAgency.tsx";
import { invoiceQuery } from "../billing.queries.ts";
import { DownloadWords } from "../DownloadWords.tsx";
import { HowToPay } from "../HowToPay.tsx";
import { InvoiceChip } from "../InvoiceChip.tsx";
import { Amounts } from "./Amounts.tsx";
import classes from "./InvoicePage.module.css";
import { invoiceWords } from "./invoice.texts.ts";
import { Lines } from "./Lines.tsx";
import { TransferCode } from "./TransferCode.tsx";
import { WhatToDo } from "./WhatToDo.tsx";

/** One invoice: what to do, how the amount is made, the lines, the payments, the file (BILLS-06). */
export function InvoicePage() {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(invoiceQuery(id, locale));
  return (
    <>
      <BackLink to="/client/factures">{words.back}</BackLink>
      {data ? (
        <Invoice invoice={data} />
      ) : (
        <>
          <PageTitle>{invoiceKinds.label(invoiceKinds.numbers.invoice, locale)}</PageTitle>
          {error ? (
            <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <RecordsSkeleton label={words.loading} />
          )}
        </>
      )}
    </>
  );
}

function Invoice({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  const day = (date: string) => dayNear(date, today(), locale);
  const { number, issueDate, dueDate, kind, state, correctedDate, remainingCents, epc } = invoice;
  const isOpen = isToPay(state);
  const isCreditNote = kind === invoiceKinds.numbers.creditNote;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{invoiceHeading(invoice, locale)}</PageTitle>
        <InvoiceChip {...invoice} />
        <File invoice={invoice} />
      </div>
      <p className={classes.facts}>
        {isCreditNote
          ? words.issued(number, day(issueDate))
          : words.facts(number, day(issueDate), day(dueDate))}
      </p>
      <div
        className={classes.answer}
        data-open={isOpen || undefined}
        data-late={state === invoiceStates.numbers.late || undefined}
      >
        <p className={classes.sentence}>
          <WhatToDo invoice={invoice} />
        </p>
        {isOpen && (
          <p>
            <Unbroken text={amountWords(locale).reference(number)} />
          </p>
        )}
        {correctedDate && <p>{words.correctedOn(day(correctedDate))}</p>}
        <Others invoice={invoice} />
      </div>
      <div className={classes.column}>
        <SectionCard id="montant" title={words.how}>
          <Amounts invoice={invoice} />
        </SectionCard>
        <SectionCard id="detail" title={words.lines}>
          <Lines invoice={invoice} />
        </SectionCard>
      </div>
      <div className={classes.column}>
        {isOpen && (
          <HowToPay
            number={number}
            below={(holder) => epc && <TransferCode epc={epc} amountCents={remainingCents} holder={holder} />}
          />
        )}
        {!isCreditNote && (
          <SectionCard id="reglements" title={words.payments}>
            <Payments invoice={invoice} />
          </SectionCard>
        )}
      </div>
    </div>
  );
}

/** The file of an invoice, the agency’s own or the portal’s; where there is none, whom to ask for it (BILLS-24). */
function File({ invoice: { downloadId, number, kind } }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  if (downloadId)
    return (
      <div className={classes.file}>
        <LinkButton href={downloadPath(downloadId)} target="_blank" rel="noopener">
          <DownloadWords number={number} kind={kind} />
        </LinkButton>
      </div>
    );
  return <AskAgency className={classes.ask} what={words.noFile} />;
}

function Others({ invoice: { corrects, correctedBy, state } }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const others = [
    [words.corrects, corrects],
    [state === invoiceStates.numbers.canceled ? words.canceledBy : words.correctedBy, correctedBy],
  ] as const;
  return others.map(
    ([name, other]) =>
      other && (
        <p key={name}>
          {name}{" "}
          <Link to="/client/factures/$id" params={{ id: other.id }}>
            {other.number}
          </Link>
        </p>
      ),
  );
}

function Payments({ invoice: { payments } }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  if (payments.length === 0) return <p>{words.noPayment}</p>;
  return (
    <ul className={classes.payments}>
      {payments.map(({ valueDate, meansDisplayName, state, amountCents }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments have no id of their own here
        <li key={place}>
          {words.payment(
            meansDisplayName,
            dayNear(valueDate, today(), locale),
            amountText(amountCents, locale),
          )}{" "}
          ({words.stateOf[state]})
        </li>
      ))}
    </ul>
  );
}
