import { catalogue } from "../kernel/texts.ts";

const words = catalogue({
  fr: { twice: " (2\u00a0fois)", times: (count: number) => ` (${count}\u00a0fois)` },
  en: { twice: " (twice)", times: (count) => ` (${count}\u00a0times)` },
});

/** Says behind a sentence of the journal how often it happened, where that was more than once (AUDITS-04). */
export function timesText(times: number, locale: "fr" | "en"): string {
  if (times < 2) return "";
  return times === 2 ? words(locale).twice : words(locale).times(times);
}
