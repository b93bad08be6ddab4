// Making one costs a thousand times what using it does.
const formats = new Map<string, Intl.DateTimeFormat>();

type Style = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">;

/** Gives the format that writes instants in a language, a time zone and a style: the same one each time. */
export function zonedFormat(language: string, timeZone: string, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${style.dateStyle} ${style.timeStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, ...style });
  formats.set(key, format);
  return format;
}
