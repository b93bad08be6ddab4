import * as z from "zod/mini";
import { stateMeanings } from "../contracts/contract.states.ts";
import { contractKinds } from "../contracts/contractKind.ts";
import { singleSpaced } from "../kernel/characters/singleSpaced.ts";
import { personKinds } from "./permitted.ts";
import { accountStates } from "./person.ts";

/** How much is typed at least and at most of what is searched. */
export const searchedLengths = { least: 2, most: 100 } as const;

/** By what of somebody they were found. */
export const matches = ["name", "reference", "email", "phone"] as const;
export type Match = (typeof matches)[number];

/** Somebody who was found; `matchedText` is what of them begins as was typed. */
export const foundPersonSchema = z.object({
  userId: z.int(),
  role: z.enum(personKinds),
  displayName: z.string(),
  reference: z.string(),
  city: z.nullable(z.string()),
  state: z.enum(accountStates),
  matched: z.enum(matches),
  matchedText: z.string(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** A contract that was found, and whose it is. */
export const foundContractSchema = z.object({
  kind: z.enum(contractKinds),
  id: z.int(),
  reference: z.string(),
  displayName: z.string(),
  state: z.enum(stateMeanings),
  /** The family or the babysitter. */
  userId: z.int(),
});
export type FoundContract = z.infer<typeof foundContractSchema>;

/** What was found; `isPartial` where there may be more than was looked at or is shown. */
export const foundSchema = z.object({
  people: z.array(foundPersonSchema),
  contracts: z.array(foundContractSchema),
  isPartial: z.boolean(),
});
export type Found = z.infer<typeof foundSchema>;

/** True where more is asked for than is searched, or what no call takes: a field takes neither, an address may. */
export const isUnsearchable = (typed: string): boolean =>
  singleSpaced(typed).length > searchedLengths.most || typed.includes("\0");

/** Gives what is searched of what is typed; null while that is too little, or too much. */
export function wantedOf(typed: string): string | null {
  const text = singleSpaced(typed);
  return [...text].length < searchedLengths.least || isUnsearchable(text) ? null : text;
}

/** Gives by what is searched, as what is typed decides it (FOLKS-02): names where nothing else is meant. */
export function searchedBy(typed: string): readonly Match[] {
  if (typed.includes("@")) return ["email"];
  if (/^\d{4,}$/.test(typed.replace(/[\s.()[\]+\p{Pd}]/gu, ""))) return ["phone", "reference"];
  if (/\d/.test(typed) && !/\s/.test(typed)) return ["reference"];
  return ["name"];
}

/** Shares so many lines out among groups of these sizes: none goes without for another that wants more than its share. */
export function shared(sizes: readonly number[], lines: number): readonly number[] {
  const given = sizes.map(() => 0);
  let left = lines;
  const bySize = sizes
    .map((size, place) => ({ size, place }))
    .toSorted((one, other) => one.size - other.size);
  for (const [index, { size, place }] of bySize.entries()) {
    given[place] = Math.min(size, Math.floor(left / (bySize.length - index)));
    left -= given[place];
  }
  return given;
}
