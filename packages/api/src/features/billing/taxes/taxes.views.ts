import { declarationBoxes } from "@ribambelle/domain/billing/taxes/declaration";
import type { FiscalYear, FiscalYears } from "@ribambelle/domain/billing/taxes/taxes.api";
import {
  certificateDueBy,
  taxFigures,
  taxYears,
  toldPaid,
} from "@ribambelle/domain/billing/taxes/taxes.rules";
import { natureName } from "@ribambelle/domain/billing/taxes/taxes.texts";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Deps } from "../../../deps.ts";
import { readTaxRecords } from "./taxes.store.ts";

/** Gives the tax years of a family, the newest first: what it paid, what of it counts, its certificates (TAX-02, TAX-13). */
export async function readFiscalYears(
  { connection: { pool }, now, terms: { legal, taxCredit } }: Pick<Deps, "connection" | "now" | "terms">,
  personId: number,
  locale: Locale,
): Promise<FiscalYears> {
  const today = dayAt(now());
  const thisYear = Number(today.slice(0, 4));
  const { invoices, payments, certificates } = await readTaxRecords(pool, personId);
  const certified = certificates.map(({ year }) => year);
  const years = taxYears(today, invoices, payments, certified).map((year): FiscalYear => {
    const { paid, cesu, advance, aids, notCounted, byNature } = taxFigures(year, invoices, payments);
    const ofYear = certificates
      .filter((one) => one.year === year)
      .map(({ documentId, version, source, paidCents, publishedAt }) => ({
        documentId,
        version,
        source,
        paidCents,
        publishedDate: dayAt(new Date(publishedAt)),
      }));
    const told = toldPaid({ paidCents: paid, certificates: ofYear });
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
      certificates: ofYear,
      boxes: declarationBoxes(year, { paid: told, advance, aids }),
      rules: taxCredit.years[year] ?? null,
    };
  });
  const { company } = legal;
  return {
    years,
    dueBy: certificateDueBy(thisYear),
    payee: company ? { name: company.name, siren: company.siren } : null,
  };
}
