import { plainDay } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";
import { catalogue } from "../kernel/texts.ts";
import { type SignedKind, signedKinds } from "./signature.ts";

const words = catalogue({
  fr: {
    contract: "Contrat",
    parties: "Signataires",
    start: "Début",
    end: "Fin",
    hours: "Heures par mois",
    hoursValue: (hours: string) => `${hours}\u00a0h`,
    price: "Prix",
    duration: "Durée",
  },
  en: {
    contract: "Contract",
    parties: "Signers",
    start: "Start",
    end: "End",
    hours: "Hours a month",
    hoursValue: (hours) => `${hours} h`,
    price: "Price",
    duration: "Duration",
  },
});

/** What is known of what is signed. */
export interface Summarised {
  readonly kind: SignedKind;
  readonly reference: string;
  readonly parties: readonly string[];
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly monthlyHours: number | null;
  readonly price: string | null;
  readonly duration: string | null;
}

/** Says in words what is signed, each fact when it is known (SIGN-06, Code de la consommation L221-5). */
export function summaryOf(
  { kind, reference, parties, startDate, endDate, monthlyHours, price, duration }: Summarised,
  locale: Locale,
): { label: string; value: string }[] {
  const said = words(locale);
  const hours = monthlyHours?.toLocaleString(locale === "fr" ? "fr-FR" : "en-GB") ?? null;
  const rows: readonly (readonly [string, string | null])[] = [
    [said.contract, `${signedKinds.label(kind, locale)} ${reference}`],
    [said.parties, parties.join(", ")],
    [said.start, startDate && plainDay(startDate, locale)],
    [said.end, endDate && plainDay(endDate, locale)],
    [said.hours, hours && said.hoursValue(hours)],
    [said.price, price],
    [said.duration, duration],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
