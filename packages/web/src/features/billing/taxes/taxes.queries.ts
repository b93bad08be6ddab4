import { getMyFiscalYears } from "@ribambelle/domain/billing/taxes/taxes.api";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { queryOf } from "../../../client/queryOf.ts";

/** The family's tax years, in the language asked for. */
export const fiscalYearsQuery = (locale?: Locale) => queryOf(getMyFiscalYears, undefined, locale);
