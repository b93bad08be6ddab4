import * as z from "zod/mini";
import { daySchema } from "../kernel/day.ts";
import { isTime } from "../kernel/time.ts";
import { interventionStates } from "./intervention.states.ts";
import { services } from "./services.ts";

/** A time on the clock, HH:mm. */
export const timeSchema = z.string().check(z.refine(isTime, "invalid-time"));
const minutes = z.int();

const linkedSchema = z.object({ reference: z.string(), otherPartyDisplayName: z.nullable(z.string()) });

const placeSchema = z.object({
  address: z.nullable(z.string()),
  addressComplement: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
});

/** One intervention as its family or its babysitter sees it. */
export const interventionSchema = z.object({
  reference: z.string(),
  startDate: daySchema,
  startTime: timeSchema,
  endDate: daySchema,
  endTime: timeSchema,
  service: services.schema,
  serviceDisplayName: z.string(),
  state: interventionStates.schema,
  stateDisplayName: z.string(),
  otherPartyDisplayName: z.nullable(z.string()),
  otherFamilies: z.array(z.string()),
  contractReference: z.nullable(z.string()),
  plannedMinutes: minutes,
  doneMinutes: z.nullable(minutes),
  countedMinutes: z.nullable(minutes),
  replaces: z.nullable(linkedSchema),
  replacedBy: z.nullable(linkedSchema),
  note: z.nullable(z.string()),
  place: z.nullable(placeSchema),
  changedAt: z.string(),
});
export type Intervention = z.infer<typeof interventionSchema>;

/** The interventions of a period, with the totals of its months. */
export const interventionsSchema = z.object({
  from: daySchema,
  to: daySchema,
  interventions: z.array(interventionSchema),
  totals: z.array(
    z.object({
      month: z.string(),
      plannedMinutes: minutes,
      doneMinutes: minutes,
      countedMinutes: minutes,
    }),
  ),
});
export type Interventions = z.infer<typeof interventionsSchema>;
