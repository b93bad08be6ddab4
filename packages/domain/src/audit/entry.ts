import * as z from "zod/mini";
import { decimalText } from "../kernel/characters/decimalText.ts";
import { isDay, plainDay } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";
import { staffFunctions } from "../kernel/permissions/permission.ts";

/** Whoever is named: their id leads to their page. */
export const whoSchema = z.object({ userId: z.int(), displayName: z.string() });
export type Who = z.infer<typeof whoSchema>;

/** Names whoever is kept by their number, or nobody: their name may be gone. */
export const whoOf = (userId: number | null, displayName: string | null): Who | null =>
  userId === null ? null : { userId, displayName: displayName ?? "" };

/** Something that happened, in words: who did it, to whom, what was and is, and why. */
export const auditRowSchema = z.object({
  id: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Null for a command or a job. */
  actor: z.nullable(whoSchema),
  source: z.enum(["page", "command", "job", "import"]),
  functions: z.array(z.enum(staffFunctions)),
  action: z.string(),
  /** What follows the name of who did it; the action itself where this version has no words for it. */
  sentence: z.string(),
  /** How often within a quarter of an hour. */
  times: z.int(),
  person: z.nullable(whoSchema),
  subject: z.nullable(z.string()),
  changes: z.nullable(z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }))),
  reason: z.nullable(z.string()),
  parent: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

/** What somebody did, or what somebody looked at. */
export const entryKinds = ["acts", "readings"] as const;

/** Gives what a field was or is, as people read it: days and numbers as their language writes them. */
export function valueText(
  value: unknown,
  { nothing, yes, no }: Readonly<Record<"nothing" | "yes" | "no", string>>,
  locale: Locale,
): string {
  if (value === null || value === undefined || value === "") return nothing;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number") return decimalText(value, locale);
  if (typeof value === "string" && isDay(value)) return plainDay(value, locale);
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
