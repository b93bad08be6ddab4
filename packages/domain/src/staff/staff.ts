import * as z from "zod/mini";
// Not the table beside it: everybody’s first script reads this.
import { staffFunctions } from "../kernel/permissions/staffFunction.ts";

/** What a member of staff does, and what that permits: the page reads it and computes none (STAFF-02, STAFF-04). */
export const staffSchema = z.object({
  functions: z.array(z.enum(staffFunctions)),
  permissions: z.array(z.string()),
  /** True while the agency's calls wait for a longer password (STAFF-20). */
  mustChangePassword: z.boolean(),
  /** How many rows they want on a page of a list, where that is another number than for everybody (AGUI-12). */
  pageSize: z.optional(z.int()),
});
export type Staff = z.infer<typeof staffSchema>;
