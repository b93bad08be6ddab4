import * as z from "zod/mini";
import { lineField } from "../kernel/characters/oneLine.ts";
import { emailSchema } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { locales } from "../kernel/locale.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { reasonField } from "../kernel/office/change.ts";
import { staffFunctions } from "../kernel/permissions/permission.ts";
import { givenPhone, phoneField } from "../kernel/phones/phoneField.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { peopleRefusals } from "../people/people.refusals.ts";
import { staffRefusals } from "./staff.refusals.ts";

// Beside the readings: whoever only looks at colleagues fetches nothing of what checks a phone number.
const functionsField = z.array(z.enum(staffFunctions));

/** The same as a form checks it before it is sent: one at least. */
export const typedFunctions = functionsField.check(z.minLength(1, { error: staffRefusals.noFunction.code }));

// What every change of one of them asks for, and may be refused for.
const aChange = {
  method: "POST",
  access: { permission: "staff.manage" },
  needsProof: true,
  isVersioned: "existing",
} as const;
const refusals = [
  agencyRefusals.versionRequired,
  agencyRefusals.changedMeanwhile,
  agencyRefusals.reasonUnfit,
  commonRefusals.notFound,
];
const forAnother = [...refusals, staffRefusals.notOneself, staffRefusals.lastAdministrator];

export const updateStaffFunctions = endpoint({
  ...aChange,
  name: "updateStaffFunctions",
  path: "/Agency/Staff/UpdateFunctions",
  body: z.object({ userId: idField, functions: functionsField, reason: reasonField }),
  refusals: [...forAnother, staffRefusals.noFunction],
});

// A reference is the user name too, which may only look like an address where it is the person’s own.
const newReference = lineField(80).check(z.refine((given) => !given.includes("@"), "invalid"));

/** A new colleague, as the form of their page sends them (STAFF-10). */
export const newMemberSchema = z.object({
  firstName: lineField(100),
  lastName: lineField(100),
  email: emailSchema,
  reference: newReference,
  phoneNumber: phoneField,
  functions: functionsField,
  locale: z.enum(locales),
});

/** What of a colleague is written anew, each field where it is another (STAFF-13). */
export const memberChangesSchema = z.object({
  firstName: z.optional(newMemberSchema.shape.firstName),
  lastName: z.optional(newMemberSchema.shape.lastName),
  email: z.optional(newMemberSchema.shape.email),
  phoneNumber: z.optional(givenPhone),
});

export const updateStaff = endpoint({
  ...aChange,
  name: "updateStaff",
  path: "/Agency/Staff/Update",
  body: z.object({
    userId: idField,
    changes: wire(memberChangesSchema, {
      firstName: "firstName",
      lastName: "lastName",
      email: "eMail",
      phoneNumber: "phoneNumber",
    }),
    reason: reasonField,
  }),
  refusals: [...refusals, staffRefusals.notOneself, peopleRefusals.emailTaken],
});

/** Null: whom families call is nobody's account any more. */
export const linkStaffMember = endpoint({
  ...aChange,
  name: "linkStaffMember",
  path: "/Agency/Staff/LinkMember",
  body: z.object({ userId: idField, memberId: z.nullable(idField) }),
  refusals: [...refusals, staffRefusals.memberLinked],
});

export const endStaffSessions = endpoint({
  ...aChange,
  name: "endStaffSessions",
  path: "/Agency/Staff/EndSessions",
  body: z.object({ userId: idField, reason: reasonField }),
  output: z.object({ ended: z.int() }),
  refusals,
});

export const createStaff = endpoint({
  method: "POST",
  access: { permission: "staff.manage" },
  needsProof: true,
  isOnce: "required",
  name: "createStaff",
  path: "/Agency/Staff/Create",
  body: wire(newMemberSchema, {
    firstName: "firstName",
    lastName: "lastName",
    email: "eMail",
    reference: "reference",
    phoneNumber: "phoneNumber",
    functions: "functions",
    locale: "locale",
  }),
  output: z.object({ userId: z.int() }),
  refusals: [peopleRefusals.emailTaken, peopleRefusals.referenceTaken, staffRefusals.noFunction],
});

export const inviteStaff = endpoint({
  method: "POST",
  access: { permission: "staff.manage" },
  needsProof: true,
  name: "inviteStaff",
  path: "/Agency/Staff/Invite",
  body: z.object({ userId: idField }),
  refusals: [
    peopleRefusals.hasPassword,
    peopleRefusals.noEmail,
    commonRefusals.notFound,
    commonRefusals.tooMany,
  ],
});

export const endStaff = endpoint({
  ...aChange,
  name: "endStaff",
  path: "/Agency/Staff/End",
  body: z.object({
    userId: idField,
    reason: reasonField,
    handOverTo: z._default(z.nullable(idField), null),
    /** False: the card by which families know them is switched off too (STAFF-43). */
    isCardKept: z._default(z.boolean(), true),
  }),
  output: z.object({ handedOver: z.int() }),
  refusals: [...forAnother, peopleRefusals.notAssignable],
});

export const reopenStaff = endpoint({
  ...aChange,
  name: "reopenStaff",
  path: "/Agency/Staff/Reopen",
  body: z.object({ userId: idField, functions: functionsField, reason: reasonField }),
  refusals: [...refusals, staffRefusals.noFunction, peopleRefusals.noEmail],
});

export const resetStaffSecondFactor = endpoint({
  ...aChange,
  name: "resetStaffSecondFactor",
  path: "/Agency/Staff/ResetSecondFactor",
  body: z.object({ userId: idField, reason: reasonField }),
  refusals: [...forAnother, peopleRefusals.noEmail],
});
