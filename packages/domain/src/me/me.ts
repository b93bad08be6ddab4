import * as z from "zod/mini";
import { roles } from "../kernel/role.ts";
import { photoStates } from "../photos/photo.states.ts";
import { secondFactorSteps } from "../secondFactor/secondFactor.ts";
import { staffSchema } from "../staff/staff.ts";

/** The signed-in person, with fields of several features (DATA-01). */
export const myInformationSchema = z.object({
  userId: z.int(),
  userName: z.string(),
  email: z.nullable(z.string()),
  displayName: z.string(),
  photoUrl: z.nullable(z.string()),
  photoState: z.nullable(photoStates.schema),
  hasContracts: z.boolean(),
  role: z.enum(roles),
  city: z.nullable(z.string()),
  longitude: z.nullable(z.number()),
  latitude: z.nullable(z.number()),
  isDisplayedInformationBanner: z.boolean(),
  isDisplayedConnectionPopup: z.boolean(),
  /** What is still to do before anything else answers; left out once the person is wholly signed in (FACTOR-04). */
  secondFactor: z.optional(z.enum(secondFactorSteps)),
  /** In a demonstration the code to type, null until the next one; left out everywhere else (STAFF-35). */
  demonstrationCode: z.optional(z.nullable(z.string())),
  /** What somebody of the agency who is wholly signed in may do; left out for all others (STAFF-04). */
  staff: z.optional(staffSchema),
});
export type MyInformation = z.infer<typeof myInformationSchema>;
