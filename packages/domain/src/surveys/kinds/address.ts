import * as z from "zod/mini";
import { isBlank, missing, structuredKind, textSchema, tidyText } from "./kind.ts";

// The address search gives null for what an address does not have.
const part = (most: number) =>
  z.pipe(
    z._default(z.nullable(textSchema(most)), ""),
    z.transform((text: string | null) => text ?? ""),
  );

const addressSchema = z.object({
  fullAddress: part(300),
  streetName: part(200),
  streetNumber: part(20),
  city: part(100),
  postalCode: part(20),
});
export type SurveyAddress = z.infer<typeof addressSchema>;

const names = ["fullAddress", "streetName", "streetNumber", "city", "postalCode"] as const;

/** An address that was chosen among those found (SURVEY-30, SURVEY-47): it has its full text and its city. */
export const address = structuredKind<SurveyAddress>({
  flag: 64,
  label: { fr: "Adresse", en: "Address" },
  schema: addressSchema,
  empty: { fullAddress: "", streetName: "", streetNumber: "", city: "", postalCode: "" },
  seconds: 20,
  tidy: (value) =>
    Object.fromEntries(names.map((name) => [name, tidyText(value[name])])) as unknown as SurveyAddress,
  problems: ({ fullAddress, city }) => {
    if (isBlank(fullAddress)) return [missing()];
    return isBlank(city) ? [{ path: "", code: "address-not-chosen" }] : [];
  },
  summary: ({ fullAddress }) => tidyText(fullAddress),
});
