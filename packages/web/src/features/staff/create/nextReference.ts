/** Proposes the reference of a new colleague: `AGE-` and the next number, of three digits at least (STAFF-10). */
export function nextReference(references: readonly string[]): string {
  const numbers = references.map((reference) => Number(/^AGE-(\d{1,6})$/i.exec(reference)?.[1] ?? 0));
  return `AGE-${String(Math.max(0, ...numbers) + 1).padStart(3, "0")}`;
}
