import { endpoint } from "../kernel/endpoint.ts";

// By itself, because every page signs out, and few of them ask for the other calls.
export const logout = endpoint({
  name: "logout",
  method: "POST",
  path: "/Authentication/logout",
  access: "public",
});
