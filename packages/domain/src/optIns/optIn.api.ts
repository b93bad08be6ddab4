import { endpoint } from "../kernel/endpoint.ts";
import { optInRefusals } from "./optIn.texts.ts";
import { optInSettingsSchema, sentSettingsSchema } from "./optIn.ts";

const access = ["Parent", "BabySitter"] as const;

export const getMyOptIn = endpoint({
  name: "getMyOptIn",
  method: "GET",
  path: "/OptIn/GetMyOptIn",
  access,
  isVersioned: true,
  output: optInSettingsSchema,
});

// The whole object is sent: `If-Match` keeps a stale tab from undoing what another tab changed.
export const updateMyOptIn = endpoint({
  name: "updateMyOptIn",
  method: "POST",
  path: "/OptIn/UpdateMyOptIn",
  access,
  isVersioned: true,
  body: sentSettingsSchema,
  refusals: [optInRefusals.changedMeanwhile],
});
