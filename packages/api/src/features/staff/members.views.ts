import { whoOf } from "@ribambelle/domain/audit/entry";
import { type Member, memberCan, type WholeMember } from "@ribambelle/domain/staff/member";
import type * as api from "@ribambelle/domain/staff/staff.agency.api";
import type * as z from "zod/mini";
import type { Actor } from "../../acting/actor.ts";
import { listPage, pageWanted } from "../../acting/cursors.ts";
import type { FeatureDeps } from "../../feature.ts";
import { countPasskeysOf } from "../passkeys/index.ts";
import { findKeptMember, type KeptMember, listMembers, memberOrders } from "./members.store.ts";

type Asked = z.infer<typeof api.getStaff.params>;

/** Gives one page of the agency's people (STAFF-08). */
export async function readMembers({ connection: { pool } }: Pick<FeatureDeps, "connection">, asked: Asked) {
  const { sort = "name" } = asked;
  const isDescending = sort.startsWith("-");
  const by = sort.replace("-", "") as keyof typeof memberOrders;
  const wanted = pageWanted(by, { columns: memberOrders[by], isDescending }, asked);
  const { page, counted } = await listMembers(pool, asked, wanted);
  const keyOf = ({ nameKey, activityKey, userId }: KeptMember) => [
    by === "name" ? nameKey : activityKey,
    userId,
  ];
  return listPage(page, counted, by, { keyOf, itemOf: memberOf });
}

/** Gives somebody of the agency with what their page shows, and the version that a change is made for; null for anybody else. */
export async function readMember(
  { connection: { db }, sessions }: Pick<FeatureDeps, "connection" | "sessions">,
  { personId, functions }: Actor,
  userId: number,
): Promise<{ readonly member: WholeMember; readonly version: number } | null> {
  const kept = await findKeptMember(db, userId);
  if (!kept) return null;
  // No session is that of an empty token.
  const [open, passkeys] = await Promise.all([sessions.listOf(userId, ""), countPasskeysOf(db, userId)]);
  const { endedAt, endedBy, endedByName } = kept;
  const member: WholeMember = {
    ...memberOf(kept),
    firstName: kept.firstName,
    lastName: kept.lastName,
    invitedAt: instantOf(kept.invitedAt),
    ended: endedAt && { at: endedAt.toISOString(), by: whoOf(endedBy, endedByName), reason: kept.endReason },
    sessions: open.map(({ id, browser, system, startedAt, seenAt }) => ({
      id,
      browser,
      system,
      startedAt: startedAt.toISOString(),
      lastActivityAt: seenAt.toISOString(),
    })),
    passkeys,
    can: memberCan(kept.state, {
      functions,
      isOneself: personId === userId,
      hasEmail: kept.email !== null,
    }),
  };
  return { member, version: kept.version };
}

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

function memberOf(kept: KeptMember): Member {
  const { userId, reference, displayName, functions, state, email, phoneNumber } = kept;
  return {
    userId,
    reference,
    displayName,
    functions: [...functions],
    state,
    secondFactorSince: instantOf(kept.secondFactorSince),
    lastActivityAt: instantOf(kept.lastActivityAt),
    createdAt: kept.createdAt.toISOString(),
    member: kept.member,
    private: { email, phoneNumber },
  };
}
