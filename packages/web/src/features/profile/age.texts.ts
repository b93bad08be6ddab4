import { catalogue } from "@ribambelle/domain/kernel/texts";

const s = (count: number) => (count > 1 ? "s" : "");

export const ageWords = catalogue({
  fr: { age: (years: number) => `${years}\u00a0an${s(years)}` },
  en: { age: (years) => `${years} year${s(years)} old` },
});
