import type * as z from "zod/mini";
import { valueList } from "../kernel/values.ts";

/** Where a photo stands (AVATAR-18); no photo is null. */
export const photoStates = valueList({
  Pending: { value: 0, fr: "En attente de validation", en: "Waiting for approval" },
  Validated: { value: 1, fr: "Validée", en: "Approved" },
  Rejected: { value: 2, fr: "Refusée", en: "Rejected" },
});
export type PhotoState = z.infer<typeof photoStates.schema>;
