import type { Locale } from "../locale.ts";

/** What stands between the parts of a list in a sentence: French has a blank before it, which does not break. */
export const semicolon = { fr: "\u00a0; ", en: "; " } as const satisfies Record<Locale, string>;
