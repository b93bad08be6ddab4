import * as z from "zod/mini";
import { ownSessionSchema } from "../../identity/session.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { idParams } from "../../kernel/ids/idParams.ts";
import { agencyRefusals } from "../../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../../kernel/refusal.ts";
import { optIns } from "../../optIns/optInNames.ts";
import { accountStates } from "../person.ts";

const base = "/Agency/People/:id";
const params = idParams;
const refusals = [commonRefusals.notFound];
const instant = z.string();

/** How somebody signs in, and what of it was noted (FOLKS-20); no address of theirs. */
export const accessSchema = z.object({
  accountState: z.enum(accountStates),
  invitations: z.array(
    z.object({
      at: instant,
      round: z.int(),
      /** Until when its link works, or worked. */
      expiresAt: instant,
      /** When a first password was chosen by it; null where it was not. */
      usedAt: z.nullable(instant),
    }),
  ),
  lastSignInAt: z.nullable(instant),
  failedSignIns30Days: z.int(),
  sessions: z.array(z.omit(ownSessionSchema, { isCurrent: true, id: true })),
  secondFactorSince: z.nullable(instant),
  /** When the archive of their data was handed out. */
  archives: z.array(z.object({ at: instant })),
  optIns: z.array(
    z.object({
      name: z.enum(optIns),
      value: z.boolean(),
      /** Null where nothing was ever chosen. */
      since: z.nullable(instant),
      way: z.nullable(z.string()),
      changes: z.array(
        z.object({
          at: instant,
          from: z.nullable(z.boolean()),
          to: z.boolean(),
          way: z.string(),
          /** What was shown to the person who chose. */
          words: z.string(),
        }),
      ),
    }),
  ),
  isInBlockList: z.boolean(),
  blockedListSince: z.nullable(instant),
  blockedListSource: z.nullable(z.enum(["command", "refusal"])),
});
export type PersonAccess = z.infer<typeof accessSchema>;

export const getPersonAccess = endpoint({
  name: "getPersonAccess",
  method: "GET",
  path: `${base}/Access`,
  access: { permission: "people.access" },
  params,
  output: accessSchema,
  refusals,
});

/** What is under the person’s bell, as they read it; looking marks nothing as read (FOLKS-19, FOLKS-22). */
export const getPersonNotifications = endpoint({
  name: "getPersonNotifications",
  method: "GET",
  path: `${base}/Notifications`,
  access: { permission: "people.history" },
  params: z.extend(params, { after: z.optional(z.string()) }),
  output: z.object({
    items: z.array(z.object({ at: instant, title: z.string(), text: z.string(), isRead: z.boolean() })),
    next: z.nullable(z.string()),
  }),
  refusals: [...refusals, agencyRefusals.cursorUnusable],
});
