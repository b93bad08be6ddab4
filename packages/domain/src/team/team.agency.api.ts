import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { memberRoles } from "./member.ts";

/** Whom families and babysitters call, by name, and whose account of the agency that is (STAFF-44). */
export const getTeamNames = endpoint({
  name: "getTeamNames",
  method: "GET",
  path: "/Agency/Team/Names",
  access: { permission: "names" },
  output: z.array(
    z.object({
      memberId: z.int(),
      displayName: z.string(),
      roles: z.array(z.enum(memberRoles)),
      userId: z.nullable(z.int()),
      isEnabled: z.boolean(),
    }),
  ),
});
