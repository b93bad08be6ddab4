import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { interventionRefusals } from "./intervention.refusals.ts";
import { interventionsSchema } from "./intervention.ts";

/** The most days that one call gives. */
export const mostDays = 400;

export const getMyInterventions = endpoint({
  name: "getMyInterventions",
  method: "GET",
  path: "/Intervention/GetMyInterventions",
  access: ["Parent", "BabySitter"],
  params: z
    .object({ from: daySchema, to: daySchema })
    .check(z.refine(({ from, to }) => to >= from, { path: ["to"], error: "invalid-day" })),
  output: interventionsSchema,
  refusals: [interventionRefusals.periodTooLong],
});
