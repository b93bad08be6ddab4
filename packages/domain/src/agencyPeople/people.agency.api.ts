import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { listPageSchema } from "../kernel/lists/longList.ts";
import { paramsOf } from "../kernel/lists/paramsOf.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { wire } from "../kernel/wire.ts";
import { peopleList } from "./people.filters.ts";
import { listedPersonalSchema, listedPersonSchema } from "./people.ts";
import { personKinds } from "./permitted.ts";

const personal = wire(listedPersonalSchema, {
  email: "eMail",
  phoneNumber: "phoneNumber",
  zipCode: "zipCode",
  lastActivityAt: "lastActivityAt",
  invitedAt: "invitedAt",
  birthDate: "birthDate",
  locale: "locale",
});

/** Deleted accounts are not among them unless asked for (FOLKS-08). */
export const getPeople = endpoint({
  name: "getPeople",
  method: "GET",
  path: "/Agency/People",
  access: { permission: ["people.read-parents", "people.read-babysitters"] },
  params: z.extend(paramsOf(peopleList), { role: z.enum(personKinds) }),
  output: z.extend(listPageSchema(z.extend(listedPersonSchema, { private: z.nullable(personal) })), {
    /** How many deleted accounts the list leaves out, counted as it is; 0 where it was asked for some. */
    hiddenCount: z.int(),
  }),
  refusals: [agencyRefusals.cursorUnusable, agencyRefusals.searchTooBroad],
});
