import type { AgencyTerms } from "../../../agency/terms.ts";

type Legal = AgencyTerms["legal"];
type Company = NonNullable<Legal["company"]>;

/** What the law wants of the agency on its papers. */
export interface PaperLegal extends Legal {
  readonly company: Company & Required<Pick<Company, "form" | "register">>;
  readonly declaration: NonNullable<Legal["declaration"]>;
  readonly mediator: NonNullable<Legal["mediator"]>;
}

/** Gives what the law wants of the agency on an invoice; null while the agency's file does not say all of it (BILLS-24). */
export function paperLegal({ legal }: Pick<AgencyTerms, "legal">): PaperLegal | null {
  const { company, declaration, mediator } = legal;
  if (!company?.form || !company.register || !declaration || !mediator) return null;
  const { form, register } = company;
  return { ...legal, company: { ...company, form, register }, declaration, mediator };
}

/** What decides whether an invoice can be drawn. */
export interface Drawable {
  readonly linesAgree: boolean;
  /** True when a rate of its lines is not 0: else it has to say why there is no VAT. */
  readonly hasVat: boolean;
}

/** Tells whether the portal draws such an invoice, where the agency gave no file (BILLS-14, BILLS-24, BILLS-OP2). */
export const isDrawn = (
  terms: Pick<AgencyTerms, "legal" | "payments">,
  { linesAgree, hasVat }: Drawable,
): boolean =>
  terms.payments.drawInvoices &&
  linesAgree &&
  paperLegal(terms) !== null &&
  (hasVat || terms.legal.vatExemption !== undefined);
