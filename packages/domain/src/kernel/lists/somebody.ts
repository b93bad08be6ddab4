import { idPattern } from "../ids/id.ts";
import type { Filter } from "./listOf.ts";

/** A filter of whose something is: somebody by their number, or nobody, which is `personne` in the address and `none` in the call. */
export const somebody = <const Name extends string>(inCall: Name): Filter<string, string, Name> => ({
  inCall,
  read: (given) => (given === "personne" ? "none" : idPattern.test(given) ? given : undefined),
  means: { fit: (given) => given === "none" || idPattern.test(given) },
});
