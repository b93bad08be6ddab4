import { writeWire } from "@ribambelle/domain/kernel/wire";
import type * as z from "zod/mini";

/** Throws for an answer that is not as its endpoint declares it, or is only once the schema has changed it. */
export function checkAnswer(schema: z.ZodMiniType, answer: unknown): void {
  const written = JSON.stringify(writeWire(schema, answer));
  const parsed = JSON.stringify(writeWire(schema, schema.parse(answer)));
  if (written !== parsed) throw new Error(`the answer ${written} would be ${parsed} by its schema`);
}
