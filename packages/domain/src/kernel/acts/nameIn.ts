import { opaqueIdPattern } from "../ids/opaqueId.ts";

/** Gives the name that stands before the opaque id of what an act is about, a contract’s reference; null where it has none. */
export function nameIn(subject: string | null): string | null {
  const words = subject?.split(" ") ?? [];
  return (opaqueIdPattern.test(words.at(-1) ?? "") ? words.slice(0, -1) : words).join(" ") || null;
}
