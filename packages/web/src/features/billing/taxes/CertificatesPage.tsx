import type { FiscalYear } from "@ribambelle/domain/billing/taxes/taxes.api";
import { certificateDueBy, openingYear, toldPaid } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { DownloadIcon } from "../../../ui/pictures/linkIcons.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { Ceiling } from "./Ceiling.tsx";
import classes from "./CertificatesPage.module.css";
import { Declaration } from "./Declaration.tsx";
import { HouseholdCard } from "./HouseholdCard.tsx";
import { fiscalYearsQuery } from "./taxes.queries.ts";
import { taxesWords } from "./taxes.texts.ts";
import { useHousehold } from "./useHousehold.ts";

/** A family's tax years: the certificate that people come for first, then each year (TAX-01, TAX-02). */
export function CertificatesPage() {
  const words = useWords(taxesWords);
  const { data, error, isFetching, refetch } = useQuery(fiscalYearsQuery(useLocale()));
  const [household, say] = useHousehold();
  const newest = data?.years.find(({ certificates }) => certificates.length > 0);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {data ? (
        <div className={classes.page}>
          <Answer years={data.years} />
          {data.years.map((year) => (
            <Year key={year.year} year={year} isNewest={year === newest}>
              {isDeclared(year) && <Declaration year={year} payee={data.payee} />}
              {isCounted(year) && <Ceiling year={year} household={household} />}
            </Year>
          ))}
          {data.years.some((year) => isCounted(year) && year.rules) && (
            <HouseholdCard household={household} onChange={say} />
          )}
        </div>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordsSkeleton label={words.loading} />
      )}
    </>
  );
}

const isCounted = (year: FiscalYear) => toldPaid(year) + year.advanceCents > 0;
// The running year's figures are not to be declared yet.
const isDeclared = (year: FiscalYear) => !year.isRunning && (isCounted(year) || year.aidsCents > 0);

/** The answer to what people come for: from January to June the certificate of the year before (TAX-01). */
function Answer({ years }: { years: readonly FiscalYear[] }) {
  const words = useWords(taxesWords);
  const locale = useLocale();
  const wanted = openingYear(today());
  const found = years.find(({ year }) => year === wanted);
  const isReady = (found?.certificates.length ?? 0) > 0;
  const isNothing = wanted < Number(today().slice(0, 4)) && !isReady && (found?.paidCents ?? 0) === 0;
  const sentence = isReady
    ? words.ready(wanted)
    : isNothing
      ? words.nothing(wanted)
      : today() > certificateDueBy(wanted)
        ? words.missing(wanted)
        : words.expected(wanted, plainDay(certificateDueBy(wanted), locale));
  return <p className={classes.answer}>{sentence}</p>;
}

interface YearProps {
  year: FiscalYear;
  /** True for the newest that has a certificate: its download is the page's main action. */
  isNewest: boolean;
}

function Year({ year: given, isNewest, children }: YearProps & { children: ReactNode }) {
  const words = useWords(taxesWords);
  const locale = useLocale();
  const money = (cents: number) => amountText(cents, locale);
  const { year, isRunning, paidCents, cesuCents, aidsCents, advanceCents, notCountedCents } = given;
  const [newest] = given.certificates;
  const told = toldPaid(given);
  const isOther = told !== paidCents;
  const facts = [
    [isOther ? words.stated : words.paid, told],
    [words.cesu, cesuCents],
    [words.aids, aidsCents],
    [words.advance, advanceCents],
  ] as const;
  const isStated = newest?.source === "agency" && newest.paidCents !== null;
  const isUnpaid = paidCents === 0 && !isStated;
  return (
    <SectionCard id={`annee-${year}`} title={String(year)}>
      {isRunning && !isUnpaid && (
        <p className={classes.running}>
          <Chip colour="blue">{words.running}</Chip>
        </p>
      )}
      {isUnpaid ? (
        // The agency's certificate of a year whose payments the portal does not know says the amount itself.
        <p>{newest ? words.amountInside : words.nothing(year)}</p>
      ) : (
        <dl className={classes.facts}>
          {facts
            .filter(([, cents], place) => place === 0 || cents !== 0)
            .map(([name, cents]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{money(cents)}</dd>
              </div>
            ))}
        </dl>
      )}
      {isOther && <p className={classes.note}>{words.agencySays}</p>}
      {given.byNature.length > 0 && !isOther && (
        <>
          <h3 className={classes.natures}>{words.natures}</h3>
          <dl className={classes.facts}>
            {given.byNature.map(({ natureDisplayName, amountCents }) => (
              <div key={natureDisplayName}>
                <dt>{natureDisplayName}</dt>
                <dd>{money(amountCents)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {notCountedCents > 0 && <p className={classes.note}>{words.otherwise(money(notCountedCents))}</p>}
      <Certificates year={given} isNewest={isNewest} />
      {children}
    </SectionCard>
  );
}

type Certificate = FiscalYear["certificates"][number];

/**
 * The certificates of a year to download, the newest first, each with the day of its publication and of the one that it replaces;
 * else when there will be one (TAX-02, TAX-19).
 */
function Certificates({ year: { year, certificates, paidCents }, isNewest }: YearProps) {
  const words = useWords(taxesWords);
  const locale = useLocale();
  const dueBy = certificateDueBy(year);
  // What people come for is answered above.
  const isAnswered = year === openingYear(today()) || paidCents === 0;
  if (certificates.length === 0 && isAnswered) return null;
  if (certificates.length === 0) {
    const isStillToCome = today() <= dueBy;
    const sentence = isStillToCome ? words.notYet(plainDay(dueBy, locale)) : words.missing(year);
    return <p className={classes.note}>{sentence}</p>;
  }
  const isCorrected = certificates.length > 1;
  // What is paid later changes the amounts above, never a certificate (TAX-18).
  const isTold = ({ source, paidCents: stated }: Certificate) =>
    stated !== null && (isCorrected || (source === "portal" && stated !== paidCents));
  const published = (
    { publishedDate }: Certificate,
    former: Certificate | undefined,
    isReplaced: boolean,
  ) => {
    const day = plainDay(publishedDate, locale);
    if (isReplaced) return words.replaced(day);
    return former ? words.replaces(day, plainDay(former.publishedDate, locale)) : words.published(day);
  };
  return (
    <ul className={classes.certificates}>
      {certificates.map((one, place) => (
        <li key={one.documentId}>
          <LinkButton
            href={downloadPath(one.documentId)}
            target="_blank"
            rel="noopener"
            main={isNewest && place === 0}
          >
            <DownloadIcon />{" "}
            {place > 0
              ? words.downloadVersion(one.version)
              : isCorrected
                ? words.downloadCorrection
                : words.download}
            <span className="visually-hidden"> {words.pdf(year)}</span>
          </LinkButton>
          <span className={classes.published}>
            {published(one, certificates[place + 1], place > 0)}
            {isTold(one) && (
              <span className={classes.amount}>{words.amount(amountText(one.paidCents ?? 0, locale))}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
