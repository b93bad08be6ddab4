import { roundedQuotient } from "../../kernel/money/shares.ts";
import { type ServiceNature, serviceNatures } from "../invoice/invoice.values.ts";
import type { TaxFigures } from "./taxes.rules.ts";

/** What the declaration asks for, in the order of form 2042 RICI. */
export type Declared = "expenses" | "aids" | "advance";

/** The names of its boxes, and what each nature is told under where that is known. */
interface Form {
  readonly boxes: Readonly<Record<Declared, string>>;
  readonly natures: Readonly<Partial<Record<ServiceNature, string>>>;
}

const boxes = { expenses: "7DB", aids: "7DR", advance: "7HB" };
const { underThree, threeAndOver, housework, tutoring } = serviceNatures.numbers;

/**
 * The forms by income year (annex F, L7). The natures of 2024 are those of the form of 2023, which the administration said to
 * be unchanged; the form of 2025 asks for the payee as well, and its codes were not found. “Autre”, childcare without the
 * child's age, and accompanying children, of which the form asks the age, have none.
 */
const forms: Readonly<Record<number, Form>> = {
  2024: {
    boxes,
    natures: { [underThree]: "BDA", [threeAndOver]: "BDI", [housework]: "BDF", [tutoring]: "BDK" },
  },
  2025: { boxes, natures: {} },
};

type Figures = Pick<TaxFigures, "paid" | "advance" | "aids">;

/** Rounds cents to whole euros, as the declaration takes them. */
export const wholeEuros = (cents: number): number => roundedQuotient(cents, 100);

/** Gives what is declared of a year's figures, in whole euros: expenses are what was paid, the advance and the aids (TAX-23). */
export const declaredAmounts = ({
  paid,
  advance,
  aids,
}: Figures): { readonly what: Declared; readonly amount: number }[] => [
  { what: "expenses", amount: wholeEuros(paid + advance + aids) },
  { what: "aids", amount: wholeEuros(aids) },
  { what: "advance", amount: wholeEuros(advance) },
];

/** Gives the boxes of form 2042 RICI of an income year, in whole euros; null for a year whose form is not known (TAX-25). */
export function declarationBoxes(
  year: number,
  figures: Figures,
): { readonly box: string; readonly amount: number }[] | null {
  const form = forms[year];
  if (!form) return null;
  return declaredAmounts(figures).map(({ what, amount }) => ({ box: form.boxes[what], amount }));
}

/** Gives the code under which an income year's form asks for a nature of service; null where none is known (TAX-25). */
export const natureBox = (year: number, nature: ServiceNature | null): string | null =>
  (nature !== null && forms[year]?.natures[nature]) || null;
