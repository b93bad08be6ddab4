import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { peopleRefusals } from "../people/people.refusals.ts";
import { foundSchema, searchedLengths } from "./search.ts";

/** Without `full` some lines of each kind, as they stand under a field. */
export const search = endpoint({
  name: "search",
  method: "GET",
  path: "/Agency/Search",
  access: {
    permission: [
      "people.read-parents",
      "people.read-babysitters",
      "contracts.read-parent",
      "contracts.read-babysitter",
    ],
  },
  isPassive: true,
  params: z.object({
    q: z._default(z.string().check(z.maxLength(searchedLengths.most, "too-long")), ""),
    full: z._default(z.literal([true, false]), false),
  }),
  output: foundSchema,
  refusals: [peopleRefusals.searchTooShort, agencyRefusals.searchTooBroad],
});
