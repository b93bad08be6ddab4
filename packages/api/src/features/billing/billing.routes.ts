import * as invoiceApi from "@ribambelle/domain/billing/invoice/invoice.api";
import { paymentMeans } from "@ribambelle/domain/billing/payment/payment";
import * as paymentApi from "@ribambelle/domain/billing/payment/payment.api";
import { getMyFiscalYears } from "@ribambelle/domain/billing/taxes/taxes.api";
import type { FeatureDeps } from "../../feature.ts";
import { type Router, serve } from "../../http/serve.ts";
import { readAccount, readInvoice, readInvoices, readPayments } from "./account/account.views.ts";
import { readFiscalYears } from "./taxes/taxes.views.ts";

export function billingRoutes(router: Router, deps: FeatureDeps): void {
  serve(router, invoiceApi.getMyInvoices, ({ actor: { personId }, params, locale }) =>
    readInvoices(deps, { personId, locale }, params),
  );
  serve(router, invoiceApi.getMyInvoice, ({ actor: { personId }, params, locale }) =>
    readInvoice(deps, { personId, locale }, params.id),
  );
  serve(router, paymentApi.getMyPayments, ({ actor: { personId }, params, locale }) =>
    readPayments(deps, { personId, locale }, params),
  );
  serve(router, paymentApi.getMyAccount, ({ actor }) => readAccount(deps, actor.personId));
  serve(router, getMyFiscalYears, ({ actor, locale }) => readFiscalYears(deps, actor.personId, locale));
  serve(router, paymentApi.getMyMeans, async ({ locale }) => {
    const { accepted, holder, iban, bic, texts } = deps.terms.payments;
    return {
      accepted: accepted.map((name) => ({
        name,
        displayName: paymentMeans.label(paymentMeans.numbers[name], locale),
        text: texts[name]?.[locale] ?? null,
      })),
      account: holder && iban ? { holder, iban, bic: bic ?? null } : null,
    };
  });
}
