import * as z from "zod/mini";
import { documentIdSchema } from "../documents/documentId.ts";
import { daySchema } from "../kernel/day.ts";
import { valueList } from "../kernel/values.ts";

/** What a document is about (READING-03). */
export const readingCategories = valueList({
  Rules: { value: 0, fr: "Règlement et consignes", en: "Rules and instructions" },
  Safety: { value: 1, fr: "Santé et sécurité", en: "Health and safety" },
  Agreements: { value: 2, fr: "Conventions et accords", en: "Agreements" },
  Training: { value: 3, fr: "Formation", en: "Training" },
  AgencyLife: { value: 4, fr: "Vie de l’agence", en: "Life of the agency" },
  Others: { value: 5, fr: "Autres", en: "Others" },
});
export type ReadingCategory = (typeof readingCategories)["rows"][number]["value"];

/** What is asked of its reader (READING-02, READING-03). */
export const readingDemands = valueList({
  Information: { value: 0, fr: "Pour information", en: "For information" },
  Reading: { value: 1, fr: "À lire", en: "To read" },
  Confirmation: { value: 2, fr: "À lire et confirmer", en: "To read and confirm" },
});
export type ReadingDemand = (typeof readingDemands)["rows"][number]["value"];

/** Who is to read it; the first two are followed (READING-14). */
export const readingAudiences = valueList({
  Everyone: { value: 0, fr: "Tous", en: "Everyone" },
  WithContract: { value: 1, fr: "Sous contrat", en: "With contract" },
  List: { value: 2, fr: "Liste", en: "List" },
});

/** How a document was read to its end: page by page here, or in a downloaded file. */
export const readingWays = ["pages", "download"] as const;

const instant = z.nullable(z.string());

/** A document as its recipient sees it; marks are instants (ISO 8601) of its present version. */
export const readingSchema = z.object({
  /** Also the id of its file, at `/document/{id}/download`. */
  id: documentIdSchema,
  title: z.string(),
  category: readingCategories.schema,
  categoryDisplayName: z.string(),
  demand: readingDemands.schema,
  publishedDate: daySchema,
  deadline: z.nullable(daySchema),
  version: z.int(),
  pageCount: z.int(),
  byteCount: z.int(),
  openedAt: instant,
  readAt: instant,
  confirmedAt: instant,
  isLate: z.boolean(),
  isNewVersion: z.boolean(),
});
export type Reading = z.infer<typeof readingSchema>;
