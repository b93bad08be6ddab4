import { getMyFiscalYears } from "@ribambelle/domain/billing/taxes/taxes.api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../client/call/call.ts";
import { currentLocale } from "../../../client/locale.tsx";

/** The family's tax years, in the language asked for. */
export const fiscalYearsQuery = (locale = currentLocale()) =>
  queryOptions({ queryKey: ["fiscal-years", locale], queryFn: () => call(getMyFiscalYears) });
