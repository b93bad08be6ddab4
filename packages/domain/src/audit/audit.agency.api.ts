import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { roles } from "../kernel/role.ts";
import { auditRowSchema, whoSchema } from "./entry.ts";
import { journalList } from "./journal.filters.ts";
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

const named = z.nullable(z.extend(whoSchema, { role: z.enum(roles) }));

/** Everything that was noted, the newest first; from where is in it, for administrators alone read it (AUDITS-03). */
export const getJournal = endpoint({
  name: "getJournal",
  method: "GET",
  path: "/Agency/Audit",
  isWorded: true,
  access: { permission: "audit.read" },
  params: paramsOf(journalList),
  output: listPageSchema(
    z.extend(auditRowSchema, {
      actor: named,
      person: named,
      address: z.nullable(z.string()),
      requestId: z.nullable(z.string()),
    }),
  ),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});
