import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { readingRefusals } from "./reading.texts.ts";
import { readingSchema, readingWays } from "./reading.ts";

const access = ["BabySitter"] as const;
const { notFound } = commonRefusals;
const id = z.string();
const version = z.int();

export const getMyReadings = endpoint({
  name: "getMyReadings",
  method: "GET",
  path: "/Reading/GetMyReadings",
  isWorded: true,
  access,
  output: z.array(readingSchema),
});

export const getMyReading = endpoint({
  name: "getMyReading",
  method: "GET",
  path: "/Reading/GetMyReading/:id",
  isWorded: true,
  access,
  params: z.object({ id }),
  output: readingSchema,
  refusals: [notFound],
});

export const markReadingRead = endpoint({
  name: "markReadingRead",
  method: "POST",
  path: "/Reading/MarkRead",
  access,
  body: z.object({ id, version, how: z.enum(readingWays), pagesSeen: z.int().check(z.gte(0)) }),
  output: z.object({ readAt: z.string() }),
  refusals: [notFound, readingRefusals.newVersion, readingRefusals.notRead],
});

export const confirmReading = endpoint({
  name: "confirmReading",
  method: "POST",
  path: "/Reading/Confirm",
  access,
  body: z.object({ id, version }),
  output: z.object({ confirmedAt: z.string() }),
  refusals: [notFound, ...Object.values(readingRefusals)],
});
