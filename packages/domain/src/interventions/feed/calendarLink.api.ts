import * as z from "zod/mini";
import { daySchema } from "../../kernel/day.ts";
import { endpoint } from "../../kernel/endpoint.ts";
import { commonRefusals } from "../../kernel/refusal.ts";

/** The link by which a calendar reads somebody’s interventions; `url` is null where there is none. */
export const calendarLinkSchema = z.object({
  url: z.nullable(z.string()),
  /** True when a babysitter wants postal code and city in it. */
  withPlace: z.boolean(),
  lastFetchedDate: z.nullable(daySchema),
});
export type CalendarLink = z.infer<typeof calendarLinkSchema>;

const placeSchema = z.object({ withPlace: z.boolean() });

export const getMyCalendarLink = endpoint({
  name: "getMyCalendarLink",
  method: "GET",
  path: "/Intervention/GetMyCalendarLink",
  access: ["Parent", "BabySitter"],
  output: calendarLinkSchema,
});

/** Makes the first link, or another one: the former opens nothing from then on (VISITS-33). */
export const renewMyCalendarLink = endpoint({
  name: "renewMyCalendarLink",
  method: "POST",
  path: "/Intervention/RenewMyCalendarLink",
  access: ["Parent", "BabySitter"],
  body: placeSchema,
  output: z.object({ url: z.string() }),
});

/** Has postal code and city in the calendar or not, by the same link (VISITS-39). */
export const updateMyCalendarLink = endpoint({
  name: "updateMyCalendarLink",
  method: "POST",
  path: "/Intervention/UpdateMyCalendarLink",
  access: ["BabySitter"],
  body: placeSchema,
  refusals: [commonRefusals.notFound],
});

export const deleteMyCalendarLink = endpoint({
  name: "deleteMyCalendarLink",
  method: "POST",
  path: "/Intervention/DeleteMyCalendarLink",
  access: ["Parent", "BabySitter"],
});

/** What a calendar reads: the code in the address is the permission (VISITS-34, VISITS-35). */
export const readCalendar = endpoint({
  name: "readCalendar",
  method: "GET",
  path: "/Intervention/calendar/:file",
  access: "public",
  isPassive: true,
  params: z.object({ file: z.string() }),
  download: "text/calendar",
  refusals: [commonRefusals.notFound, commonRefusals.tooMany],
});
