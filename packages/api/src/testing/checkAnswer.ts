import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { staffRefusals } from "@ribambelle/domain/staff/staff.refusals";
import type * as z from "zod/mini";
import { ConstraintRefused } from "../acting/constraints.ts";
import type { Refused } from "../acting/refused.ts";
import { refusalsOf } from "../reference/openapi.ts";

/** Throws for an answer that is not as its endpoint declares it, or is only once the schema has changed it. */
export function checkAnswer(schema: z.ZodMiniType, answer: unknown): void {
  const written = JSON.stringify(writeWire(schema, answer));
  const parsed = JSON.stringify(writeWire(schema, schema.parse(answer)));
  if (written !== parsed) throw new Error(`the answer ${written} would be ${parsed} by its schema`);
}

// What any call may be refused with, whatever it declares.
const ofAny = [...Object.values(commonRefusals), staffRefusals.passwordToChange];

/**
 * Throws for a refusal that its endpoint does not declare: a page would not know it in the person’s language. Those of the database’s
 * constraints leave in that language, declared or not.
 */
export function checkRefusal(endpoint: Endpoint, refused: Refused): void {
  if (refused instanceof ConstraintRefused) return;
  const { code } = refused.refusal;
  const declared = [...ofAny, ...refusalsOf(endpoint)];
  if (!declared.some((one) => one.code === code))
    throw new Error(`${endpoint.name} does not declare ${code}`);
}
