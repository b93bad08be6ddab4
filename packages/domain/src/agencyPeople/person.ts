import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import { mayWithContracts } from "../contracts/agency/contractRights.ts";
import { isPermitted, type StaffFunction } from "../kernel/permissions/permission.ts";
import { mayWith, type PersonKind, personKinds } from "./permitted.ts";

/** How far somebody’s account is: the last that holds. */
export const accountStates = [
  "never-invited",
  "invited",
  "invitation-expired",
  "active",
  "blocked",
  "deleted",
] as const;
export type AccountState = (typeof accountStates)[number];

/** A member of the team who looks after somebody; `userId` where they have an account themselves (STAFF-43). */
export const adviserSchema = z.object({
  memberId: z.int(),
  displayName: z.string(),
  userId: z.nullable(z.int()),
});

/** Who looks after somebody. */
const assignedSchema = z.object({
  salesRep: z.nullable(adviserSchema),
  manager: z.nullable(adviserSchema),
  hrContact: z.nullable(adviserSchema),
  referent: z.nullable(adviserSchema),
  /** The last day with this referent. */
  referentEndDate: z.nullable(z.string()),
});

/** What only some of the agency’s people may read of a person. */
export const personalSchema = z.object({
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  userName: z.string(),
  address: z.nullable(z.string()),
  addressComplement: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  locale: z.enum(["fr", "en"]),
  lastActivityAt: z.nullable(z.string()),
  /** True where the address refused letters, so that none is written to it any more. */
  isInBlockList: z.boolean(),
  invitedAt: z.nullable(z.string()),
});
export type Personal = z.infer<typeof personalSchema>;

/** What may be done about a person. */
export const personActs = [
  "edit",
  "readContracts",
  "readRenewals",
  "readSurveys",
  "createContract",
  "readProfile",
  "readToDos",
  "readAccess",
  "readHistory",
  "readLetters",
  "readNotes",
  "writeNotes",
  "invite",
  "sendReset",
  "endSessions",
  "block",
  "unblock",
] as const;
export type PersonAct = (typeof personActs)[number];

const canSchema = z.object(
  Object.fromEntries(personActs.map((act) => [act, z.boolean()])) as Record<PersonAct, z.ZodMiniBoolean>,
);

/** A request of a person that waits for the agency. */
export const openRequestSchema = z.object({ kind: z.string(), askedAt: z.string(), dueOn: z.string() });

/** A family or a babysitter as their page at the agency shows them (FOLKS-16). */
export const personFileSchema = z.object({
  userId: z.int(),
  role: z.enum(personKinds),
  reference: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.nullable(z.string()),
  accountState: z.enum(accountStates),
  blocked: z.nullable(z.object({ at: z.string(), reason: z.string(), by: z.nullable(whoSchema) })),
  assigned: assignedSchema,
  employeeNumber: z.nullable(z.string()),
  interviewed: z.boolean(),
  /** Where a babysitter stands with the agency; null for a parent. */
  currentSituation: z.nullable(z.int()),
  displaysInformationBanner: z.boolean(),
  displaysConnectionPopup: z.boolean(),
  openRequests: z.array(openRequestSchema),
  /** How many payslips a babysitter has, for whoever may keep them out: they remain due (FOLKS-OP6); null for all others. */
  payslips: z.nullable(z.int()),
  can: canSchema,
});
export type PersonFile = z.infer<typeof personFileSchema>;
/** The same with what is private, where the reader may know it. */
export type WholePerson = PersonFile & { readonly private: Personal | null };

interface Looked {
  readonly role: PersonKind;
  readonly accountState: AccountState;
  readonly hasEmail: boolean;
  /** True for who was invited within 24 hours (`isInvitedLately`). */
  readonly isInvitedLately?: boolean;
}

const dayMs = 86_400_000;

/**
 * Says whether an invitation is so young that no other leaves: within 24 hours, while it is good for something (FOLKS-30). A
 * suspension ends its link: nobody holds one afterwards.
 */
export const isInvitedLately = (accountState: AccountState, invitedAt: Date | null, now: Date): boolean =>
  accountState === "invited" && invitedAt !== null && now.getTime() - invitedAt.getTime() < dayMs;

/** Gives what may be done about a person, by functions and by how far their account is (AGUI-32). */
export function personCan(
  functions: readonly StaffFunction[],
  { role, accountState, hasEmail, isInvitedLately: lately = false }: Looked,
): Record<PersonAct, boolean> {
  const may = (right: Parameters<typeof mayWith>[2]) => mayWith(functions, role, right);
  const ofContracts = (right: "read" | "edit") =>
    mayWithContracts(functions, role === "Parent" ? "guard" : "babysitter", right);
  const isThere = accountState !== "deleted";
  const isOpen = isThere && accountState !== "blocked";
  const hasPassword = accountState === "active";
  const access = may("access");
  return {
    edit: isThere && may("edit"),
    readContracts: ofContracts("read"),
    readRenewals:
      isThere &&
      isPermitted(functions, role === "Parent" ? "renewals.read-parents" : "renewals.read-babysitters"),
    readSurveys: role === "Parent" && isPermitted(functions, "surveys.read"),
    createContract: isOpen && ofContracts("edit"),
    readProfile: isThere && role === "BabySitter" && may("read"),
    readToDos: isThere && may("view-as"),
    readAccess: access,
    readHistory: may("history"),
    readLetters: may("letters"),
    readNotes: may("notes"),
    writeNotes: isThere && may("notes"),
    invite: isOpen && access && !hasPassword && hasEmail && !lately,
    // Its link leads to a first password as well; where none was chosen the page offers the invitation.
    sendReset: isOpen && access && hasEmail,
    endSessions: isThere && access,
    block: isOpen && may("block"),
    unblock: accountState === "blocked" && may("block"),
  };
}
