import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyRequest } from "fastify";
import { type Once, onceOf } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads which sending of a call this is (`Idempotency-Key`, a UUID); null when the caller does not say. */
export function readOnce(
  { headers }: Pick<FastifyRequest, "headers">,
  personId: number,
  { name, isOnce }: Pick<Endpoint, "name" | "isOnce">,
  body: unknown,
): Once {
  const key = headers["idempotency-key"];
  const isRequired = isOnce === "required";
  if (key === undefined && isRequired) throw new Refused(agencyRefusals.keyRequired);
  if (key === undefined) return null;
  // An unreadable key must not count as none: the same would be done twice.
  if (typeof key !== "string" || !uuid.test(key)) throw new Refused(commonRefusals.malformed);
  return onceOf(personId, key, name, body, isRequired ? agencyRefusals.keyReused : commonRefusals.keyReused);
}
