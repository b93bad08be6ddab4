import { catalogue } from "../kernel/texts.ts";

const words = catalogue({
  fr: { times: (count: number) => ` (${count}\u00a0fois)` },
  en: { times: (count) => ` (${count}\u00a0times)` },
});

/** Says behind a sentence of the journal how often it happened, where that was more than once (AUDITS-04). */
export const timesText = (times: number, locale: "fr" | "en"): string =>
  times > 1 ? words(locale).times(times) : "";
