import * as z from "zod/mini";
import { isBlank, missing, structuredKind, textSchema, tidyText } from "./kind.ts";

/** A city and its postal code (SURVEY-31, SURVEY-46). */
export const cityAndPostalCode = structuredKind({
  flag: 128,
  label: { fr: "Ville et code postal", en: "City and postal code" },
  schema: z.object({ city: textSchema(100), postalCode: textSchema(20) }),
  empty: { city: "", postalCode: "" },
  seconds: 12,
  tidy: ({ city, postalCode }) => ({ city: tidyText(city), postalCode: tidyText(postalCode) }),
  problems: ({ city, postalCode }) => [
    ...(isBlank(city) ? [missing("city")] : []),
    ...(isBlank(postalCode) ? [missing("postalCode")] : []),
  ],
  summary: ({ city, postalCode }) =>
    [postalCode, city]
      .map(tidyText)
      .filter((part) => part !== "")
      .join(" "),
});
