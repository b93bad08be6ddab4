import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals, type Refusal } from "@ribambelle/domain/kernel/refusal";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import { refusalsOf } from "../reference/openapi.ts";

// What any call may be refused with, whatever it declares.
const ofAny = [...Object.values(commonRefusals), staffRefusals.passwordToChange];

/** Throws for a refusal that its endpoint does not declare: a page would not know it in the person’s language. */
export function checkRefusal(endpoint: Endpoint, { code }: Refusal): void {
  const declared = [...ofAny, ...refusalsOf(endpoint)];
  if (!declared.some((one) => one.code === code))
    throw new Error(`${endpoint.name} does not declare ${code}`);
}
