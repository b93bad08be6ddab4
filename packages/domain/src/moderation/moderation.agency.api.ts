import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { distinct } from "../kernel/values.ts";
import { decisionsList } from "./decisions.filters.ts";
import { moderationRefusals } from "./moderation.refusals.ts";
import { decisionSchema, decisions, itemSchema, queues, reasonSchema, subjectKinds } from "./moderation.ts";

const base = "/Agency/Moderation";
const read = { method: "GET", access: { permission: "moderation.read" } } as const;
const deciding = { method: "POST", access: { permission: "moderation.decide" } } as const;

/** The id of a photo, or of the person whose advert it is. */
export const subjectIdField = z.string().check(z.regex(/^[\w-]{1,22}$/, "invalid"));

/** The first thing that waits, that after another one, or one that is opened directly; what others look at is passed over. */
export const getNext = endpoint({
  ...read,
  name: "getNextToModerate",
  path: `${base}/Next`,
  params: z.object({
    queue: z.enum(queues),
    after: z.optional(subjectIdField),
    skip: z.optional(z.array(subjectIdField).check(z.maxLength(100, "too-long"))),
    subjectId: z.optional(subjectIdField),
  }),
  output: z.object({
    item: z.nullable(itemSchema),
    left: z.int(),
    isCapped: z.boolean(),
    next: z.nullable(z.string()),
  }),
  refusals: [commonRefusals.notFound],
});

/** Says that one looks at a thing: for a minute it is nobody else’s (MODER-12). */
export const claim = endpoint({
  ...deciding,
  name: "claimToModerate",
  path: `${base}/Claim`,
  body: z.object({ kind: z.enum(subjectKinds), subjectId: subjectIdField }),
  output: z.object({ isClaimedBy: z.nullable(whoSchema), until: z.string() }),
  refusals: [commonRefusals.notFound],
});

export const getReasons = endpoint({
  ...read,
  name: "getModerationReasons",
  path: `${base}/Reasons`,
  output: z.array(reasonSchema),
});

const typed = z._default(z.nullable(z.string()), null);

/** Says yes or no to what was looked at; it takes effect ten seconds later (MODER-08). */
export const decide = endpoint({
  ...deciding,
  name: "decideModeration",
  path: `${base}/Decide`,
  isOnce: "required",
  body: z.object({
    kind: z.enum(subjectKinds),
    subjectId: subjectIdField,
    /** The version that was looked at. */
    seen: z.string().check(z.maxLength(100, "too-long")),
    decision: z.enum(decisions),
    reasonIds: z._default(z.array(idField).check(z.maxLength(20, "too-long"), distinct()), []),
    textFr: typed,
    textEn: typed,
  }),
  output: z.object({ decisionId: z.int(), takesEffectAt: z.string() }),
  refusals: [
    moderationRefusals.alreadyDecided,
    moderationRefusals.changed,
    moderationRefusals.reasonNeeded,
    moderationRefusals.reasonUnfit,
    commonRefusals.notFound,
    agencyRefusals.keyRequired,
    agencyRefusals.keyReused,
  ],
});

/** Takes one’s own decision back while it has no effect yet. */
export const undo = endpoint({
  ...deciding,
  name: "undoModeration",
  path: `${base}/Undo`,
  body: z.object({ decisionId: idField }),
  refusals: [moderationRefusals.tooLate, commonRefusals.notFound],
});

/** What was decided, the newest first unless the other way round is asked for (MODER-17). */
export const getHistory = endpoint({
  ...read,
  name: "getModerationHistory",
  path: `${base}/History`,
  params: paramsOf(decisionsList),
  output: listPageSchema(decisionSchema),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});
