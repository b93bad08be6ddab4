/** What a member of the agency's staff may be asked to do: one or more of these (STAFF-01). */
export const staffFunctions = ["administrator", "coordinator", "recruiter", "reader"] as const;
export type StaffFunction = (typeof staffFunctions)[number];
