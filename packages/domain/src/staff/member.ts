import * as z from "zod/mini";
import { ownSessionSchema } from "../identity/session.ts";
import { isPermitted, type StaffFunction, staffFunctions } from "../kernel/permissions/permission.ts";

/**
 * How far somebody of the agency is: without a password yet, at work, held back, or gone. `suspended` is nobody’s until
 * accounts can be blocked.
 */
export const memberStates = ["invited", "active", "suspended", "ended"] as const;
export type MemberState = (typeof memberStates)[number];

const functions = z.array(z.enum(staffFunctions));

/** Somebody of the agency as their colleagues know them: nothing but the name and what they do. */
export const memberNameSchema = z.object({
  userId: z.int(),
  displayName: z.string(),
  functions,
  /** True for somebody who has left: offered in no list of owners (STAFF-15). */
  isEnded: z.boolean(),
});

/** How somebody of the agency is reached. */
export const contactSchema = z.object({
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
});

/** Somebody of the agency, as the list shows them (STAFF-08). */
export const memberSchema = z.object({
  userId: z.int(),
  reference: z.string(),
  displayName: z.string(),
  functions,
  state: z.enum(memberStates),
  /** Since when their application gives codes; null while that is to be done. */
  secondFactorSince: z.nullable(z.string()),
  lastActivityAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Whom families know them as, where they do (STAFF-43). */
  member: z.nullable(
    z.object({ memberId: z.int(), reference: z.string(), displayName: z.string(), isEnabled: z.boolean() }),
  ),
  /** Null where the reader may not know. */
  private: z.nullable(contactSchema),
});
export type Member = z.infer<typeof memberSchema>;

/** What may be done about somebody of the agency. */
export const memberActs = [
  "update",
  "updateEmail",
  "updateFunctions",
  "linkMember",
  "endSessions",
  "end",
  "reopen",
  "invite",
  "resetSecondFactor",
] as const;
export type MemberAct = (typeof memberActs)[number];

/** What may be done about them, by whoever asks (AGUI-32). */
const memberCanSchema = z.object(
  Object.fromEntries(memberActs.map((act) => [act, z.boolean()])) as Record<MemberAct, z.ZodMiniBoolean>,
);

/** Somebody of the agency with what their page shows (STAFF-09). */
export const wholeMemberSchema = z.extend(memberSchema, {
  firstName: z.string(),
  lastName: z.string(),
  invitedAt: z.nullable(z.string()),
  ended: z.nullable(
    z.object({
      at: z.string(),
      by: z.nullable(z.object({ userId: z.int(), displayName: z.string() })),
      reason: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(z.omit(ownSessionSchema, { isCurrent: true })),
  /** How many passkeys they have. */
  passkeys: z.int(),
  can: memberCanSchema,
});
export type WholeMember = z.infer<typeof wholeMemberSchema>;

interface Looked {
  readonly functions: readonly StaffFunction[];
  /** True where somebody looks at themselves. */
  readonly isOneself: boolean;
  /** True where a letter reaches them. */
  readonly hasEmail: boolean;
}

const inState: Readonly<Record<MemberAct, readonly MemberState[]>> = {
  update: ["invited", "active", "suspended"],
  updateEmail: ["invited", "active", "suspended"],
  updateFunctions: ["invited", "active", "suspended"],
  linkMember: ["invited", "active", "suspended"],
  endSessions: ["invited", "active", "suspended"],
  end: ["invited", "active", "suspended"],
  reopen: ["ended"],
  invite: ["invited"],
  resetSecondFactor: ["invited", "active", "suspended"],
};

// STAFF-06: another administrator does it.
const notOneself: ReadonlySet<MemberAct> = new Set([
  "updateEmail",
  "updateFunctions",
  "end",
  "resetSecondFactor",
]);

// What they sign in with next comes by a letter.
const byLetter: ReadonlySet<MemberAct> = new Set(["invite", "reopen", "resetSecondFactor"]);

/** True when an act suits how far somebody is. */
export const suitsMember = (act: MemberAct, state: MemberState): boolean => inState[act].includes(state);

/** True when somebody may not do an act to themselves (STAFF-06). */
export const isForAnother = (act: MemberAct): boolean => notOneself.has(act);

/** Gives what may be done about somebody in this state, by whoever looks. */
export function memberCan(
  state: MemberState,
  { functions, isOneself, hasEmail }: Looked,
): Record<MemberAct, boolean> {
  const may = isPermitted(functions, "staff.manage");
  const said = memberActs.map((act) => [
    act,
    may && suitsMember(act, state) && !(isOneself && isForAnother(act)) && (hasEmail || !byLetter.has(act)),
  ]);
  return Object.fromEntries(said);
}
