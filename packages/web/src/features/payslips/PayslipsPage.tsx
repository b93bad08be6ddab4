import { plainDay } from "@ribambelle/domain/kernel/day";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { yearList } from "@ribambelle/domain/kernel/years/yearList";
import { downloadPayslips } from "@ribambelle/domain/payslips/payslip.api";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useSearch } from "../../routing/router/hooks.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { IgnoredFilters } from "../../ui/records/IgnoredFilters.tsx";
import { MoreLines } from "../../ui/records/MoreLines.tsx";
import { useYear, useYearInAddress } from "../../ui/years/useYear.ts";
import { YearSelect } from "../../ui/years/YearSelect.tsx";
import { HowReceived } from "./HowReceived.tsx";
import { NewestPayslip } from "./NewestPayslip.tsx";
import classes from "./Payslips.module.css";
import { deliveryQuery, payslipsQuery } from "./payslips.queries.ts";
import { payslipsWords } from "./payslips.texts.ts";
import { useAmounts } from "./useAmounts.ts";
import { useOpened } from "./useOpened.ts";
import { YearOfPayslips } from "./YearOfPayslips.tsx";

/** The babysitter's payslips: the newest, those of a year, and how they are received (PAYSLIP-01 to -19). */
export function PayslipsPage() {
  const words = useWords(payslipsWords);
  const delivery = useQuery(deliveryQuery);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={classes.page}>
        <Payslips visibleFrom={delivery.data?.visibleFrom ?? null} />
        {delivery.data ? (
          <HowReceived delivery={delivery.data} />
        ) : delivery.error ? (
          <Failure
            error={delivery.error}
            retrying={delivery.isFetching}
            onRetry={() => void delivery.refetch()}
          />
        ) : (
          <Skeleton width="100%" height="12rem" />
        )}
      </div>
    </>
  );
}

function Payslips({ visibleFrom }: { visibleFrom: string | null }) {
  const words = useWords(payslipsWords);
  const locale = useLocale();
  const { annee } = useSearch("/intervenant/fiches-de-paie");
  const newest = useInfiniteQuery(payslipsQuery());
  const chosen = useYear(payslipsQuery(annee), ({ payslips }) => payslips);
  const [shown, show] = useAmounts();
  const noteOpened = useOpened();
  const onYear = useYearInAddress(newest.data?.pages[0]?.years[0]);
  const failed = [newest, chosen.asked].find(({ data, error }) => !data && error);
  if (failed)
    return (
      <Failure error={failed.error} retrying={failed.isFetching} onRetry={() => void failed.refetch()} />
    );
  if (!newest.data) return <Waiting />;
  const [newestYear] = newest.data.pages;
  const [first] = newestYear?.payslips ?? [];
  const part = chosen.first ?? newestYear;
  if (!first || !part) {
    const waits = visibleFrom !== null && visibleFrom > today();
    return <EmptyState title={waits ? words.from(plainDay(visibleFrom, locale)) : words.none} />;
  }
  const { years, year } = part;
  const lines = chosen.first ? chosen.lines : part.payslips;
  const others = lines.filter(({ documentId }) => documentId !== first.documentId);
  // The newest, which stands above, is no line of the year.
  const focused = chosen.focused && chosen.focused - (lines.length - others.length);
  return (
    <>
      <NewestPayslip payslip={first} shown={shown} />
      <section className={classes.others}>
        <h2 className={classes.title}>{words.others}</h2>
        <IgnoredFilters list={yearList} />
        <div className={classes.tools}>
          <YearSelect years={years} year={year} onChange={onYear} />
          <div className={classes.needsScript}>
            <Button onClick={() => show(!shown)}>{shown ? words.hideAmounts : words.showAmounts}</Button>
          </div>
          <LinkButton href={apiBase + downloadPayslips.path} onClick={() => noteOpened()}>
            {words.downloadAll} <span className="visually-hidden">{words.downloadAllWhat}</span>
          </LinkButton>
        </div>
        {year !== null && <YearOfPayslips year={year} payslips={others} shown={shown} focused={focused} />}
        {chosen.rest.hasMore && (
          <div>
            <MoreLines {...chosen.rest} />
          </div>
        )}
      </section>
    </>
  );
}

function Waiting() {
  const words = useWords(payslipsWords);
  return (
    <div className={classes.waiting}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton width="100%" height="13rem" />
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="100%" height="4rem" />
      <Skeleton width="100%" height="20rem" />
    </div>
  );
}
