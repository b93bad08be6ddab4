import { endpoint } from "../kernel/endpoint.ts";
import { chosenSchema, preferencesSchema } from "./preference.ts";

/** Those that were chosen; all others are as they are for everybody. */
export const getPreferences = endpoint({
  name: "getPreferences",
  method: "GET",
  path: "/Agency/Preferences",
  access: { permission: "own" },
  output: preferencesSchema,
});

export const savePreference = endpoint({
  name: "savePreference",
  method: "POST",
  path: "/Agency/Preferences/Save",
  access: { permission: "own" },
  body: chosenSchema,
});
