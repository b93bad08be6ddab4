import { useLocale } from "../../client/locale.tsx";

/** Writes whole numbers as the language does: « 12 345 ». */
export function useNumbers(): (value: number) => string {
  const format = new Intl.NumberFormat(useLocale());
  return (value) => format.format(value);
}
