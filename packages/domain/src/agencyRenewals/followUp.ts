import * as z from "zod/mini";
import { type PersonKind, personKinds } from "../agencyPeople/permitted.ts";
import { whoSchema } from "../audit/entry.ts";
import { daySchema } from "../kernel/day.ts";
import { isPermitted, type StaffFunction } from "../kernel/permissions/permission.ts";
import type { Bilingual } from "../kernel/texts.ts";
import { audiences } from "../renewals/renewal.ts";
import { reminderProblems } from "./reminder.ts";

/** What becomes of an answer at the agency (AGREN-09). */
export const renewalFollowUps = ["to-do", "under-way", "done", "dropped"] as const;
export type RenewalFollowUp = (typeof renewalFollowUps)[number];

export const renewalFollowUpTexts: Readonly<Record<RenewalFollowUp, Bilingual>> = {
  "to-do": { fr: "À traiter", en: "To do" },
  "under-way": { fr: "En cours", en: "Under way" },
  done: { fr: "Traité", en: "Dealt with" },
  dropped: { fr: "Sans suite", en: "Dropped" },
};

/** The views of the season, by whom they list. */
export const viewOf = { Parent: "families", BabySitter: "babysitters" } as const;
export type RenewalView = (typeof viewOf)[PersonKind];

/** What somebody may do with the answers of one kind of people (TABLE P). */
export type RenewalRight = "read" | "follow" | "remind";

/** True when these functions permit this with the answers of people of this kind; nobody’s do with those that they may not read. */
export function mayWithRenewals(
  functions: readonly StaffFunction[],
  kind: PersonKind,
  right: RenewalRight,
): boolean {
  const mayRead = isPermitted(
    functions,
    kind === "Parent" ? "renewals.read-parents" : "renewals.read-babysitters",
  );
  return mayRead && (right === "read" || isPermitted(functions, `renewals.${right}`));
}

/** Gives the kinds of people whose answers these functions may read. */
export const kindsOfSeason = (functions: readonly StaffFunction[]): PersonKind[] =>
  personKinds.filter((kind) => mayWithRenewals(functions, kind, "read"));

/** How long the note of a follow-up may be. */
export const mostRenewalNote = 500;

export const renewalAnswers = ["yes", "no", "unsure"] as const;

const memberSchema = z.object({ memberId: z.int(), displayName: z.string() });

/** What somebody says of one linked person, and why not; why is null for who may not follow. */
const pairSchema = z.object({
  other: whoSchema,
  want: z.nullable(z.boolean()),
  reason: z.nullable(z.int()),
});

/** One target of a campaign in the agency's list (AGREN-02, AGREN-03). */
export const renewalRowSchema = z.object({
  person: whoSchema,
  /** Of a family; null elsewhere. */
  salesRep: z.nullable(memberSchema),
  /** Of a babysitter; null elsewhere. */
  hrContact: z.nullable(memberSchema),
  answer: z.nullable(
    z.object({
      state: z.enum(renewalAnswers),
      reason: z.nullable(z.int()),
      contactDate: z.nullable(daySchema),
      answeredAt: z.string(),
      /** Who gave it: the person alone, as yet. */
      by: z.literal("self"),
    }),
  ),
  pairs: z.array(pairSchema),
  /** Of a family; null elsewhere and where it was not said. */
  summer: z.nullable(z.boolean()),
  /** Of a babysitter; null elsewhere and where it was not said. */
  extraGuards: z.nullable(z.boolean()),
  availabilities: z.nullable(
    z.object({ state: z.enum(["same", "from", "unknown"]), from: z.nullable(daySchema) }),
  ),
  /** What a babysitter who stops asks beside. */
  optOut: z.nullable(z.enum(["communications", "unsubscribe"])),
  hasDraft: z.boolean(),
  /** Its state is null before there is an answer, its note for who may not follow. */
  followUp: z.object({
    state: z.nullable(z.enum(renewalFollowUps)),
    owner: z.nullable(whoSchema),
    note: z.nullable(z.string()),
    version: z.int(),
  }),
  reminders: z.int(),
  lastRemindedAt: z.nullable(z.string()),
  isRemindable: z.boolean(),
  whyNot: z.nullable(z.enum(reminderProblems)),
  can: z.object({ follow: z.boolean(), remind: z.boolean() }),
});
export type RenewalRow = z.infer<typeof renewalRowSchema>;

/** One question of an answer, in words; what is not told is null (AGREN-08). */
const toldSchema = z.object({ question: z.string(), answer: z.nullable(z.string()) });

/** One person's answer as a page to read (AGREN-08). */
export const renewalAnswerSchema = z.extend(renewalRowSchema, {
  year: z.int(),
  role: z.enum(["Parent", "BabySitter"]),
  /** How to call them; null where there is none, and for who may not read how to reach them. */
  phoneNumber: z.nullable(z.string()),
  questions: z.array(toldSchema),
  questionsVersion: z.nullable(z.int()),
  /** The answers of the years before, the last first. */
  earlier: z.array(z.object({ year: z.int(), answeredAt: z.string(), questions: z.array(toldSchema) })),
});
export type AgencyRenewalAnswer = z.infer<typeof renewalAnswerSchema>;

/** When one role is asked; null where nobody of it is asked in this year. */
const askingSchema = z.nullable(
  z.object({ opensOn: daySchema, closesOn: daySchema, isOpen: z.boolean(), audience: z.enum(audiences) }),
);

/** How far one half of a campaign is (AGREN-01). */
const halfSchema = z.object({
  campaign: askingSchema,
  targets: z.int(),
  answered: z.int(),
  byAnswer: z.object({ yes: z.int(), no: z.int(), unsure: z.int() }),
});
export type RenewalHalf = z.infer<typeof halfSchema>;

export const renewalSummarySchema = z.object({
  year: z.int(),
  /** The years that have a campaign, the last first. */
  years: z.array(z.int()),
  /** That of families, else that of babysitters, of those that one may read. */
  campaign: askingSchema,
  families: z.nullable(halfSchema),
  babysitters: z.nullable(halfSchema),
  pairs: z.null(),
  daily: z.array(
    z.object({ day: daySchema, families: z.nullable(z.int()), babysitters: z.nullable(z.int()) }),
  ),
});
export type RenewalSummary = z.infer<typeof renewalSummarySchema>;
