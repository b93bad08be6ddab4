import { dayNear } from "@ribambelle/domain/dates/months";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { type InvoiceDetail, invoiceKinds, invoiceStates } from "@ribambelle/domain/invoices/invoice";
import { isToPay } from "@ribambelle/domain/invoices/invoice.rules";
import { amountText } from "@ribambelle/domain/money/money";
import { paymentMeans } from "@ribambelle/domain/payments/payment";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { DownloadIcon } from "../../../ui/pictures/linkIcons.tsx";
import { AgencyContact } from "../../../ui/publicFrame/AgencyContact.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { invoiceQuery } from "../billing.queries.ts";
import { HowToPay } from "../HowToPay.tsx";
import { InvoiceChip } from "../InvoiceChip.tsx";
import { Amounts } from "./Amounts.tsx";
import classes from "./InvoicePage.module.css";
import { invoiceWords } from "./invoice.texts.ts";
import { Lines } from "./Lines.tsx";

const route = getRouteApi("/frame/client/factures/$id");

/** One invoice: what to do, how the amount is made, the lines, the payments, the file (BILLS-06). */
export function InvoicePage() {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  const { id } = route.useParams();
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
  const { number, issueDate, dueDate, kind, state, correctedDate, downloadId } = invoice;
  const isOpen = isToPay(state);
  const isCreditNote = kind === invoiceKinds.numbers.creditNote;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{invoice.title}</PageTitle>
        <InvoiceChip {...invoice} />
      </div>
      <p className={classes.facts}>
        {isCreditNote
          ? words.issued(number, day(issueDate))
          : words.facts(number, day(issueDate), day(dueDate))}
      </p>
      <div className={classes.answer} data-open={isOpen || undefined}>
        <p className={classes.sentence}>
          <WhatToDo invoice={invoice} />
        </p>
        {isOpen && <p>{words.reference(number)}</p>}
        {correctedDate && <p>{words.correctedOn(day(correctedDate))}</p>}
        <Others invoice={invoice} />
      </div>
      <SectionCard id="montant" title={words.how}>
        <Amounts invoice={invoice} />
      </SectionCard>
      <SectionCard id="detail" title={words.lines}>
        <Lines invoice={invoice} />
      </SectionCard>
      {!isCreditNote && (
        <SectionCard id="reglements" title={words.payments}>
          <Payments invoice={invoice} />
        </SectionCard>
      )}
      {isOpen && <HowToPay number={number} />}
      {downloadId ? (
        <div>
          <LinkButton href={downloadPath(downloadId)} target="_blank" rel="noopener">
            <DownloadIcon /> {words.download}
            <span className="visually-hidden"> {words.downloadWhat(number)}</span>
          </LinkButton>
        </div>
      ) : (
        <div>
          <p>{words.noFile}</p>
          <AgencyContact />
        </div>
      )}
    </div>
  );
}

function WhatToDo({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  const day = (date: string) => dayNear(date, today(), locale);
  const { state, remainingCents, dueCents, dueDate, scheduledDate, lateSince, payments } = invoice;
  const left = amountText(remainingCents, locale);
  const states = invoiceStates.numbers;
  if (state === states.canceled) return words.canceled;
  if (state === states.creditNote) return words.credit(amountText(dueCents, locale));
  if (state === states.scheduled) return words.debited(left, day(scheduledDate ?? dueDate));
  if (state === states.underWay) return words.underWay(left);
  if (state === states.late) return words.late(left, day(lateSince ?? dueDate));
  if (state !== states.paid) return words.toPay(left, day(dueDate));
  const last = payments.findLast(({ state: of, amountCents }) => of === 1 && amountCents > 0);
  return last ? words.paid(day(last.valueDate), inSentence(last.means, locale)) : words.nothing;
}

// "Virement" within a sentence; names that are written in capitals stay so.
function inSentence(means: InvoiceDetail["payments"][number]["means"], locale: "fr" | "en"): string {
  const name = paymentMeans.label(means, locale);
  return /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
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
