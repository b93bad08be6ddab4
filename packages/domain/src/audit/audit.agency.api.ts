import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { auditRowSchema } from "./entry.ts";
import { ownActsList } from "./own.filters.ts";

/** What somebody of the agency did, as the journal has it; from where is for administrators (AUDITS-03). */
export const getMyActs = endpoint({
  name: "getMyActs",
  method: "GET",
  path: "/Agency/Audit/Mine",
  isWorded: true,
  access: { permission: "own" },
  params: paramsOf(ownActsList),
  output: listPageSchema(z.extend(auditRowSchema, { address: z.null(), requestId: z.null() })),
  refusals: [agencyRefusals.cursorUnusable],
});
