import { services } from "../../interventions/services.ts";
import { linesAgree } from "../invoice/invoice.rules.ts";
import {
  type InvoiceKind,
  invoiceKinds,
  type LineKind,
  lineKinds,
  type ServiceNature,
  serviceNatures,
} from "../invoice/invoice.values.ts";

/** A line of an invoice as the tax figures need it. */
export interface TaxLine {
  readonly kind: LineKind;
  readonly service: (typeof services.rows)[number]["value"] | null;
  readonly nature: ServiceNature | null;
  readonly amountCents: number;
  /** False for what opens no right: a deposit, a membership (TAX-05). */
  readonly givesRight: boolean;
}

/** An invoice as the tax figures need it; amounts in cents. */
export interface TaxInvoice {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly isCanceled: boolean;
  readonly issueDate: string;
  readonly totalCents: number;
  readonly aidsCents: number;
  readonly advanceCents: number;
  readonly dueCents: number;
  readonly lines: readonly TaxLine[];
}

const { service, fee, discount } = lineKinds.numbers;
const priced: readonly LineKind[] = [service, fee, discount];

/** True when an invoice has figures of its own: cancelled ones and credit notes have none (TAX-09). */
export const isTaxed = ({ kind, isCanceled }: TaxInvoice): boolean =>
  kind === invoiceKinds.numbers.invoice && !isCanceled;

const agrees = (invoice: TaxInvoice): boolean =>
  linesAgree(
    invoice,
    invoice.lines.map((line) => ({ ...line, vatBasisPoints: null })),
  );

const eligibleLines = ({ lines }: TaxInvoice) =>
  lines.filter((line) => line.givesRight && priced.includes(line.kind));

/** Gives what of an invoice's due amount gives right, in cents; all of it when its lines do not make its totals (TAX-05). */
export function eligibleDue(invoice: TaxInvoice): number {
  const { dueCents, aidsCents, advanceCents } = invoice;
  if (!agrees(invoice)) return Math.max(0, dueCents);
  const eligible = eligibleLines(invoice).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, Math.min(dueCents, eligible - aidsCents - advanceCents));
}

/** Gives what each nature weighs in an invoice, in the order of the natures; "Autre" alone when its lines do not make its totals (TAX-11). */
export function natureWeights(
  invoice: TaxInvoice,
): { readonly nature: ServiceNature | null; readonly amountCents: number }[] {
  const weights = new Map<ServiceNature | null, number>();
  if (agrees(invoice))
    for (const line of eligibleLines(invoice)) {
      // A discount without a nature lowers all of them alike.
      if (line.kind === discount && line.nature === null) continue;
      const nature = natureOf(line);
      weights.set(nature, (weights.get(nature) ?? 0) + line.amountCents);
    }
  if (weights.size === 0) weights.set(serviceNatures.numbers.other, 0);
  return [...weights]
    .map(([nature, amountCents]) => ({ nature, amountCents: Math.max(0, amountCents) }))
    .toSorted((one, another) => rank(one.nature) - rank(another.nature));
}

/** Gives a nature's place; childcare without the child's age stands after the two with it. */
export const rank = (nature: ServiceNature | null): number =>
  nature ?? serviceNatures.numbers.threeAndOver + 0.5;

/** Gives the nature of a line; null is childcare of which the agency does not say the child's age (TAX-10). */
function natureOf({ nature, service: rendered }: TaxLine): ServiceNature | null {
  if (nature !== null) return nature;
  if (rendered === services.numbers.childcare) return null;
  return serviceNatures.numbers.other;
}
