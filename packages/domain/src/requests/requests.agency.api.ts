import * as z from "zod/mini";
import { linesField } from "../kernel/characters/severalLines.ts";
import { isDay } from "../kernel/day.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { reasonField } from "../kernel/office/change.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { peopleRefusals } from "../people/people.refusals.ts";
import { requestRefusals } from "./request.refusals.ts";
import { requestSchema, toldKinds, toldWays } from "./request.ts";
import { requestsList } from "./requests.filters.ts";
import { requestProblems } from "./requests.texts.ts";

const access = { permission: "people.requests" } as const;

export const getRequests = endpoint({
  name: "getRequests",
  method: "GET",
  path: "/Agency/Requests",
  access,
  params: paramsOf(requestsList),
  output: listPageSchema(requestSchema),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});

const anInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;
const isInstant = (given: string): boolean =>
  anInstant.test(given) && isDay(given.slice(0, 10)) && !Number.isNaN(Date.parse(given));

/** The day on which it was asked; an instant says its day in Paris. */
const askedField = z.string().check(z.refine((given) => isDay(given) || isInstant(given), "invalid-day"));

/** A request as the form records it (FOLKS-37). */
export const newRequestSchema = z.object({
  userId: idField,
  kind: z.enum(toldKinds),
  askedAt: askedField,
  way: z.enum(toldWays),
  note: z._default(linesField(2_000), ""),
});

export const createRequest = endpoint({
  name: "createRequest",
  method: "POST",
  path: "/Agency/Requests/Create",
  access,
  isOnce: "required",
  problems: requestProblems,
  body: newRequestSchema,
  output: z.object({ requestId: z.int() }),
  refusals: [requestRefusals.requestOpen, peopleRefusals.deleted, commonRefusals.notFound],
});

const aChange = { method: "POST", access, isVersioned: "existing" } as const;
const refusals = [
  requestRefusals.requestClosed,
  agencyRefusals.versionRequired,
  agencyRefusals.changedMeanwhile,
  commonRefusals.notFound,
];

/** Says who takes care of it; null: nobody. */
export const updateRequest = endpoint({
  ...aChange,
  name: "updateRequest",
  path: "/Agency/Requests/Update",
  body: z.object({ requestId: idField, ownerId: z.nullable(idField) }),
  refusals: [...refusals, peopleRefusals.notAssignable],
});

export const closeRequest = endpoint({
  ...aChange,
  name: "closeRequest",
  path: "/Agency/Requests/Close",
  body: z.object({ requestId: idField, outcome: z.enum(["done", "refused"]), reason: reasonField }),
  refusals: [...refusals, agencyRefusals.reasonUnfit],
});
