import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { idParams } from "../kernel/ids/idParams.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { contactSchema, memberNameSchema, memberSchema, wholeMemberSchema } from "./member.ts";
import { staffList } from "./staff.filters.ts";

const contact = {
  private: z.nullable(wire(contactSchema, { email: "eMail", phoneNumber: "phoneNumber" })),
};

/** Those who have left are not among them unless asked for (STAFF-08). */
export const getStaff = endpoint({
  name: "getStaff",
  method: "GET",
  path: "/Agency/Staff",
  access: { permission: "staff.read" },
  params: paramsOf(staffList),
  output: listPageSchema(z.extend(memberSchema, contact)),
  refusals: [agencyRefusals.cursorUnusable],
});

export const getStaffNames = endpoint({
  name: "getStaffNames",
  method: "GET",
  path: "/Agency/Staff/Names",
  access: { permission: "names" },
  output: z.array(memberNameSchema),
});

export const getStaffMember = endpoint({
  name: "getStaffMember",
  method: "GET",
  path: "/Agency/Staff/:id",
  access: { permission: "staff.read" },
  params: idParams,
  isVersioned: true,
  output: z.extend(wholeMemberSchema, contact),
  refusals: [commonRefusals.notFound],
});
