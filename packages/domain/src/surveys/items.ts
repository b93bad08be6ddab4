import type { Item, Question } from "./question.ts";

/** The flags that items depend on; every flag stands with its kind. */
const twoTextFlag = 8;

/** The keys of Items that are no choice, and what they say of their question (SURVEY-OP7). */
export const reservedKeys = {
  /** The whole text must match it. */
  pattern: "pattern",
  /** "false": days before today are refused. */
  allowPast: "allowPast",
  /** "true": what the agency’s page is to show only when asked. */
  sensitive: "sensitive",
  /** The labels of the two texts of a TwoTextField. */
  first: "first",
  second: "second",
  /** "true": the two texts are the first and last name of whoever answers. */
  ownName: "ownName",
} as const;

const everywhere: ReadonlySet<string> = new Set([
  reservedKeys.pattern,
  reservedKeys.allowPast,
  reservedKeys.sensitive,
]);
const ofTwoTexts: ReadonlySet<string> = new Set([
  reservedKeys.first,
  reservedKeys.second,
  reservedKeys.ownName,
]);

/** True when a key says more of a question of this type, and is nothing to choose. */
export const isReserved = (key: string, type: number): boolean =>
  everywhere.has(key) || ((type & twoTextFlag) !== 0 && ofTwoTexts.has(key));

type WithItems<Text> = Pick<Question<Text>, "type" | "items">;

/** Gives what may be chosen, in the order of the configuration. */
export function optionsOf<Text>({ items, type }: WithItems<Text>): Item<Text>[] {
  return items.filter(({ key }) => !isReserved(key, type));
}

/** Gives what a reserved key says; null when the question does not have it. */
export function reservedItem<Text>({ items }: WithItems<Text>, key: keyof typeof reservedKeys): Text | null {
  return items.find((item) => item.key === key)?.value ?? null;
}

/** Gives the pattern that the whole text must match; null when any text will do (SURVEY-42). */
export const patternOf = (question: WithItems<string>): string | null => reservedItem(question, "pattern");

/** True when days before today may be given (SURVEY-62, SURVEY-63). */
export const allowsPast = (question: WithItems<string>): boolean =>
  reservedItem(question, "allowPast") !== "false";

/** True when two texts are the name of whoever answers, which their browser may know. */
export const asksOwnName = (question: WithItems<string>): boolean =>
  reservedItem(question, "ownName") === "true";
