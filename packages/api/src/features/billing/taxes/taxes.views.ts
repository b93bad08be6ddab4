import type { FiscalYear } from "@ribambelle/domain/billing/taxes/taxes.api";
import { certificateDueBy, taxFigures, taxYears } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { natureName } from "@ribambelle/domain/billing/taxes/taxes.texts";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Deps } from "../../../deps.ts";
import { readTaxRecords } from "./taxes.store.ts";

/** Gives the tax years of a family, the newest first: what it paid, what of it counts, its certificates (TAX-02, TAX-13). */
export async function readFiscalYears(
  { connection: { pool }, now }: Pick<Deps, "connection" | "now">,
  personId: number,
  locale: Locale,
): Promise<{ years: FiscalYear[]; dueBy: string }> {
  const today = dayAt(now());
  const thisYear = Number(today.slice(0, 4));
  const { invoices, payments, certificates } = await readTaxRecords(pool, personId);
  const certified = certificates.map(({ year }) => year);
  const years = taxYears(today, invoices, payments, certified).map((year): FiscalYear => {
    const { paid, cesu, advance, aids, notCounted, byNature } = taxFigures(year, invoices, payments);
    return {
      year,
      isRunning: year === thisYear,
      paidCents: paid,
      cesuCents: cesu,
      advanceCents: advance,
      aidsCents: aids,
      notCountedCents: notCounted,
      byNature: byNature.map(({ nature, amountCents }) => ({
        nature,
        natureDisplayName: natureName(nature, locale),
        amountCents,
      })),
      certificates: certificates
        .filter((one) => one.year === year)
        .map(({ documentId, version, source, paidCents, publishedAt }) => ({
          documentId,
          version,
          source,
          paidCents,
          publishedDate: dayAt(new Date(publishedAt)),
        })),
      boxes: null,
      rules: null,
    };
  });
  return { years, dueBy: certificateDueBy(thisYear) };
}
