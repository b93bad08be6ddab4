/** Writes how many there are; with a plus where there are more than were counted. */
export const numbered = (count: number, isMore: boolean, locale: string): string =>
  `${new Intl.NumberFormat(locale).format(count)}${isMore ? "+" : ""}`;
