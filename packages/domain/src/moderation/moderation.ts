import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import { reasonWordsSchema } from "./toldReason.ts";

/** What the agency looks at before or after families see it (MODER-01). */
export const subjectKinds = ["photo", "advert"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** The queues, each of one kind. */
export const queueKinds = { photos: "photo", adverts: "advert" } as const satisfies Record<
  string,
  SubjectKind
>;
export type Queue = keyof typeof queueKinds;
export const queues = Object.keys(queueKinds) as [Queue, ...Queue[]];

/** What may be decided of one thing. */
export const decisions = ["accept", "refuse"] as const;
export type Decision = (typeof decisions)[number];

/** Where a decision stands: it takes effect when it is no more pending (MODER-08). */
export const decisionStates = ["pending", "applied", "undone", "void"] as const;
export type DecisionState = (typeof decisionStates)[number];

/** Why a decision had no effect: what it was about is another or no more, has its answer, or its person is blocked or gone (MODER-09). */
export const voidCauses = ["photo-replaced", "advert-changed", "answered", "person-gone"] as const;
export type VoidCause = (typeof voidCauses)[number];

/** For how long a decision may be taken back (MODER-08). */
export const undoSeconds = 10;
/** For how long what somebody looks at is theirs (MODER-12), and after how long a page says so again. */
export const claimSeconds = 60;
export const claimedAgainSeconds = 30;
/** How many earlier decisions on a person are shown beside theirs. */
export const mostEarlier = 5;

/** A ready-made reason (MODER-07). */
export const reasonSchema = z.object({
  id: z.int(),
  kind: z.enum(subjectKinds),
  place: z.int(),
  textFr: z.string(),
  textEn: z.string(),
  isArchived: z.boolean(),
  version: z.int(),
});
export type Reason = z.infer<typeof reasonSchema>;

const texts = z.nullable(z.string());

/** One thing that the agency looks at (MODER-13). */
export const itemSchema = z.object({
  subjectId: z.string(),
  kind: z.enum(subjectKinds),
  userId: z.int(),
  /** The first name and the initial of the last. */
  displayName: z.string(),
  firstName: z.string(),
  age: z.nullable(z.int()),
  city: texts,
  waitingSince: z.string(),
  /** Which version is shown: a decision names it. */
  seen: z.string(),
  /** Who else looks at it. */
  isClaimedBy: z.nullable(whoSchema),
  photo: z.nullable(
    z.object({
      url: z.string(),
      sources: z.nullable(z.string()),
      /** The address of the photo that families see, which this one would replace. */
      current: texts,
    }),
  ),
  advert: z.nullable(
    z.object({
      title: z.string(),
      description: z.string(),
      /** Where families read nothing: start and length in the title, a line break and the description. */
      contacts: z.array(z.array(z.int())),
      completionRate: z.int(),
    }),
  ),
  earlier: z.array(
    z.object({
      kind: z.enum(subjectKinds),
      decidedAt: z.string(),
      decision: z.enum(decisions),
      reasons: z.nullable(reasonWordsSchema),
    }),
  ),
  can: z.object({ decide: z.boolean() }),
});
export type Item = z.infer<typeof itemSchema>;

/** A decision as the history shows it (MODER-17). */
export const decisionSchema = z.object({
  id: z.int(),
  kind: z.enum(subjectKinds),
  person: whoSchema,
  decision: z.enum(decisions),
  /** The ready-made ones, in their order; what was typed beside them follows. */
  reasons: z.array(z.object({ fr: z.string(), en: z.string() })),
  textFr: texts,
  textEn: texts,
  /** Null when the account of who decided is gone altogether. */
  by: z.nullable(whoSchema),
  at: z.string(),
  takesEffectAt: z.string(),
  state: z.enum(decisionStates),
  /** Why it had no effect; null where it had, or where that was not kept yet. */
  voidBecause: z.nullable(z.enum(voidCauses)),
});
export type TakenDecision = z.infer<typeof decisionSchema>;
