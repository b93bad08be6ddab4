import * as z from "zod/mini";
import { roles } from "../kernel/role.ts";
import { valueList } from "../kernel/values.ts";

export { type Role, roles } from "../kernel/role.ts";

/** Where a photo stands (AVATAR-18); no photo is null. */
export const avatarStates = valueList({
  Pending: { value: 0, fr: "En attente de validation", en: "Waiting for approval" },
  Validated: { value: 1, fr: "Validée", en: "Approved" },
  Rejected: { value: 2, fr: "Refusée", en: "Rejected" },
});

/** What a person learns about themselves when they are signed in (DATA-01). */
export const myInformationSchema = z.object({
  userId: z.int(),
  userName: z.string(),
  email: z.nullable(z.string()),
  displayName: z.string(),
  avatarUrl: z.nullable(z.string()),
  avatarState: z.nullable(avatarStates.schema),
  hasContracts: z.boolean(),
  role: z.enum(roles),
  city: z.nullable(z.string()),
  longitude: z.nullable(z.number()),
  latitude: z.nullable(z.number()),
  isDisplayedInformationBanner: z.boolean(),
  isDisplayedConnectionPopup: z.boolean(),
});
export type MyInformation = z.infer<typeof myInformationSchema>;

/** Gives the form under which a user name or an e-mail address is compared: trimmed, lower case (AUTH-OP3). */
export function loginName(typed: string): string {
  return typed.trim().normalize("NFC").toLowerCase();
}
