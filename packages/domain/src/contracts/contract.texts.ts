import { shortDay } from "../kernel/day.ts";
import { catalogue } from "../kernel/texts.ts";

// Intl is avoided: its first use costs a phone a fifth of a second, and hours only need a decimal mark.
const hours = (count: number, decimalMark: string) =>
  String(Math.round(count * 100) / 100).replace(".", decimalMark);

export const contractTexts = catalogue({
  fr: {
    childcareKind: { simple: "Garde simple", shared: "Garde partagée" },
    typology: { fullTime: "Temps plein", oneShot: "Ponctuel", standard: "Standard" },
    // CONTRACT-OP13
    fromTo: (start: string, end: string) => `Du ${shortDay(start)} au ${shortDay(end)}`,
    since: (start: string) => `Depuis le ${shortDay(start)}`,
    from: (start: string) => `À partir du ${shortDay(start)}`,
    until: (end: string) => `Jusqu’au ${shortDay(end)}`,
    noPeriod: "Dates à préciser",
    childrenCount: (count: number) =>
      count >= 4 ? "4 enfants ou plus" : `${count} ${count > 1 ? "enfants" : "enfant"}`,
    monthlyHours: (count: number) => `${hours(count, ",")} h par mois`,
    sign: "Signer le contrat",
  },
  en: {
    childcareKind: { simple: "Childcare for one family", shared: "Nanny share" },
    typology: { fullTime: "Full time", oneShot: "One-off", standard: "Standard" },
    fromTo: (start, end) => `From ${shortDay(start)} to ${shortDay(end)}`,
    since: (start) => `Since ${shortDay(start)}`,
    from: (start) => `From ${shortDay(start)}`,
    until: (end) => `Until ${shortDay(end)}`,
    noPeriod: "Dates to be confirmed",
    childrenCount: (count) =>
      count >= 4 ? "4 or more children" : `${count} ${count > 1 ? "children" : "child"}`,
    monthlyHours: (count) => `${hours(count, ".")} h a month`,
    sign: "Sign the contract",
  },
});

/** Says a contract's period in words on a day, whatever end is missing (CONTRACT-15, CONTRACT-16, CONTRACT-OP13). */
export function periodText(
  contract: { readonly startDate: string | null; readonly endDate: string | null },
  today: string,
  locale: "fr" | "en",
): string {
  const words = contractTexts(locale);
  const { startDate, endDate } = contract;
  if (startDate && endDate) return words.fromTo(startDate, endDate);
  if (startDate) return startDate > today ? words.from(startDate) : words.since(startDate);
  return endDate ? words.until(endDate) : words.noPeriod;
}
