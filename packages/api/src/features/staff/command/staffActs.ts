import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { newMemberSchema, typedFunctions } from "@ribambelle/domain/staff/staffChanges.agency.api";
import * as z from "zod/mini";
import type { Change } from "../../../acting/office/change.ts";
import { anyVersion } from "../../../acting/versionCheck.ts";
import type { Db } from "../../../db/connection/connect.ts";
import { byCommand } from "../../audit/index.ts";
import { findKeptMember, findMemberId } from "../members.store.ts";
import * as membership from "../membership.actions.ts";
import { giveFunctions } from "../staff.actions.ts";

/** What was done, and the functions that are meant. */
export interface Done {
  readonly act: "create" | "functions" | "end" | "reopen" | "invite" | "reset-second-factor";
  readonly functions: readonly StaffFunction[];
}

/** Somebody new as the command line says them. */
export interface NewByCommand
  extends Readonly<Record<"reference" | "firstName" | "lastName" | "email" | "phoneNumber", string>> {
  readonly functions: readonly StaffFunction[];
  readonly locale: Locale;
}

const schema = z.extend(newMemberSchema, { functions: typedFunctions });
const optionOf: Readonly<Record<string, string>> = {
  firstName: "first-name",
  lastName: "last-name",
  phoneNumber: "phone",
  functions: "function",
};

/** Adds somebody to the agency's people; gives the options that are missing or mean nothing, where there are any (STAFF-17). */
export async function create(
  db: Db,
  person: NewByCommand,
  now: Date,
): Promise<Done | { readonly unfit: readonly string[] }> {
  const read = schema.safeParse(person);
  if (!read.success) {
    const fields = new Set(read.error.issues.map(({ path: [field] }) => String(field)));
    return { unfit: [...fields].map((field) => `--${optionOf[field] ?? field}`) };
  }
  await membership.createMember(db, byCommand, read.data, { once: null, now });
  return { act: "create", functions: read.data.functions };
}

interface Asked {
  readonly reference: string;
  readonly functions: readonly StaffFunction[];
  readonly now: Date;
}

/** Does something to the one of the agency's people who has this reference (STAFF-17). */
export async function byReference(
  db: Db,
  act: Exclude<Done["act"], "create">,
  { reference, functions, now }: Asked,
): Promise<Done | "nobody"> {
  const userId = await findMemberId(db, reference);
  if (userId === null) return "nobody";
  const change: Change = { by: byCommand, versionCheck: anyVersion, reason: null, now };
  if (act === "functions") {
    const isGiven = await db
      .transaction()
      .execute((transaction) => giveFunctions(transaction, byCommand, reference, functions, now));
    return isGiven ? { act, functions } : "nobody";
  }
  if (act === "end") await membership.endMember(db, { userId, handOverTo: null, isCardKept: true }, change);
  else if (act === "invite") await membership.inviteMember(db, byCommand, userId, now);
  else if (act === "reset-second-factor") await membership.resetMemberFactor(db, userId, change);
  else {
    // Without others, those that they had.
    const again = functions.length > 0 ? functions : ((await findKeptMember(db, userId))?.functions ?? []);
    await membership.reopenMember(db, { userId, functions: again }, change);
    return { act, functions: again };
  }
  return { act, functions };
}
