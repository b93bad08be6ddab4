import * as z from "zod/mini";
import { linesField } from "../kernel/characters/severalLines.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { idPattern } from "../kernel/ids/id.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { peopleRefusals } from "../people/people.refusals.ts";
import {
  mostRenewalNote,
  renewalAnswerSchema,
  renewalFollowUps,
  renewalRowSchema,
  renewalSummarySchema,
} from "./followUp.ts";
import { renewalsList } from "./renewals.filters.ts";
import { agencyRenewalRefusals } from "./renewals.refusals.ts";

const access = { permission: ["renewals.read-parents", "renewals.read-babysitters"] } as const;
const yearParam = z.string().check(z.regex(/^20\d{2}$/, "invalid"));
const yearField = z.int().check(z.minimum(2000, "invalid"), z.maximum(2099, "invalid"));

/** Those whom the season of a year asks, of the view's role (AGREN-07). */
export const getRenewals = endpoint({
  name: "getRenewals",
  method: "GET",
  path: "/Agency/Renewals/:year",
  access,
  params: z.extend(paramsOf(renewalsList), { year: yearParam }),
  output: listPageSchema(renewalRowSchema),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});

export const getRenewalSummary = endpoint({
  name: "getRenewalSummary",
  method: "GET",
  path: "/Agency/Renewals/:year/Summary",
  access,
  params: z.object({ year: yearParam }),
  output: renewalSummarySchema,
});

/** The version is that of the follow-up. */
export const getRenewalAnswer = endpoint({
  name: "getRenewalAnswer",
  method: "GET",
  path: "/Agency/Renewals/:year/Answer/:userId",
  isWorded: true,
  access,
  params: z.object({ year: yearParam, userId: z.string().check(z.regex(idPattern, "invalid")) }),
  isVersioned: true,
  output: renewalAnswerSchema,
  refusals: [commonRefusals.notFound],
});

export const followRenewal = endpoint({
  name: "followRenewal",
  method: "POST",
  path: "/Agency/Renewals/Follow",
  access: { permission: "renewals.follow" },
  isVersioned: "existing",
  body: z.object({
    year: yearField,
    userId: idField,
    state: z.optional(z.enum(renewalFollowUps)),
    ownerId: z.optional(z.nullable(idField)),
    note: z.optional(linesField(mostRenewalNote)),
  }),
  refusals: [
    agencyRefusals.versionRequired,
    agencyRefusals.changedMeanwhile,
    commonRefusals.notFound,
    peopleRefusals.notAssignable,
  ],
});

/** Writes once to somebody who has not answered, however often it is sent (AGREN-13). */
export const remindRenewal = endpoint({
  name: "remindRenewal",
  method: "POST",
  path: "/Agency/Renewals/Remind",
  access: { permission: "renewals.remind" },
  isOnce: "required",
  body: z.object({ year: yearField, userId: idField }),
  output: z.object({ lastRemindedAt: z.string() }),
  refusals: [
    agencyRenewalRefusals.remindedLately,
    agencyRenewalRefusals.answered,
    agencyRenewalRefusals.closed,
    agencyRenewalRefusals.notRemindable,
    commonRefusals.notFound,
  ],
});
