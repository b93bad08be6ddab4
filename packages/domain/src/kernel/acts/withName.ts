import { opaqueIdPattern } from "../ids/opaqueId.ts";
import type { Bilingual } from "../texts.ts";

/**
 * Gives what is said of an act whose subject is a name and an opaque id, as a contract’s reference and the id of its document: with
 * that name, or the plain words where the subject has none.
 */
export const withName =
  (plain: Bilingual, named: (name: string) => Bilingual) =>
  ({ subject }: { readonly subject: string | null }): Bilingual => {
    const name = nameIn(subject);
    return name === null ? plain : named(name);
  };

function nameIn(subject: string | null): string | null {
  const words = subject?.split(" ") ?? [];
  return (opaqueIdPattern.test(words.at(-1) ?? "") ? words.slice(0, -1) : words).join(" ") || null;
}
