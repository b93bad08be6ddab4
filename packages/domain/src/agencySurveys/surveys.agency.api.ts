import * as z from "zod/mini";
import { linesField } from "../kernel/characters/severalLines.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { idParams } from "../kernel/ids/idParams.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { peopleRefusals } from "../people/people.refusals.ts";
import {
  listedSurveySchema,
  mostNote,
  readSurveySchema,
  sensitiveSchema,
  surveyFollowUps,
} from "./followUp.ts";
import { surveysList } from "./surveys.filters.ts";

const names = {
  id: "leadNeedSurveyID",
  surveyType: "surveyType",
  person: "person",
  isFinished: "isFinished",
  step: "step",
  steps: "steps",
  startedAt: "startedAt",
  savedAt: "savedAt",
  finishedAt: "finishedAt",
  version: "version",
  salesRep: "salesRep",
  followUp: "followUp",
} as const;

export const getSurveys = endpoint({
  name: "getSurveys",
  method: "GET",
  path: "/Agency/Surveys",
  access: { permission: "surveys.read" },
  params: paramsOf(surveysList),
  output: listPageSchema(wire(listedSurveySchema, names)),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});

/** The version is that of the follow-up. */
export const getSurvey = endpoint({
  name: "getSurveyOfFamily",
  method: "GET",
  path: "/Agency/Surveys/:id",
  isWorded: true,
  access: { permission: "surveys.read" },
  params: idParams,
  isVersioned: true,
  output: wire(readSurveySchema, {
    ...names,
    categories: "categories",
    phoneNumber: "phoneNumber",
    note: "note",
    can: "can",
  }),
  refusals: [commonRefusals.notFound],
});

/** What was said of children, health and income, once somebody asks to see it (AGSUR-04). */
export const getSensitive = endpoint({
  name: "getSensitiveAnswers",
  method: "GET",
  path: "/Agency/Surveys/:id/Sensitive",
  isWorded: true,
  access: { permission: "people.read-sensitive" },
  params: idParams,
  output: sensitiveSchema,
  refusals: [commonRefusals.notFound],
});

export const followSurvey = endpoint({
  name: "followSurvey",
  method: "POST",
  path: "/Agency/Surveys/Follow",
  access: { permission: "surveys.follow" },
  isVersioned: "existing",
  body: wire(
    z.object({
      id: idField,
      state: z.optional(z.enum(surveyFollowUps)),
      ownerId: z.optional(z.nullable(idField)),
      note: z.optional(linesField(mostNote)),
    }),
    { id: "leadNeedSurveyID", state: "state", ownerId: "ownerId", note: "note" },
  ),
  refusals: [
    agencyRefusals.versionRequired,
    agencyRefusals.changedMeanwhile,
    commonRefusals.notFound,
    peopleRefusals.notAssignable,
  ],
});
