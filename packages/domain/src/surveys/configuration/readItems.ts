import type { Bilingual } from "../../kernel/texts.ts";
import { hasKind } from "../answer.ts";
import { isReserved, optionsOf, reservedKeys } from "../items.ts";
import { longestKey } from "../kinds/choice.ts";
import type { KindName } from "../kinds.ts";
import { patternProblem } from "../pattern.ts";
import type { Item } from "../question.ts";
import { type Complaints, fieldsOf, type Place, readText } from "./place.ts";

const choices: readonly KindName[] = ["uniqueDropdown", "multipleDropdown", "radioButtons"];
const texts: readonly KindName[] = ["oneTextField", "twoTextField"];

const patternCodes = {
  unreadable: "bad-pattern",
  unsupported: "unsupported-pattern",
  "too-heavy": "heavy-pattern",
} as const;

function readItem(json: unknown): Item<Bilingual> | null {
  const fields = fieldsOf(json);
  const key = typeof fields?.key === "number" ? String(fields.key) : fields?.key;
  const value = readText(fields?.value);
  if (typeof key !== "string" || key.trim() === "" || key.length > longestKey || !value) return null;
  return key.includes("\0") || !key.isWellFormed() ? null : { key, value };
}

/** Reads the items of a question: its options, and the reserved keys, each of which must mean something there. */
export function readItems(
  json: unknown,
  type: number,
  place: Place,
  complaints: Complaints,
): Item<Bilingual>[] {
  if (json !== undefined && json !== null && !Array.isArray(json)) {
    complaints.add(place, "bad-list", "Items");
    return [];
  }
  const items: Item<Bilingual>[] = [];
  for (const [index, given] of ((json as unknown[] | null | undefined) ?? []).entries()) {
    const item = readItem(given);
    if (!item) complaints.add(place, "bad-item", index + 1);
    else if (items.some(({ key }) => key === item.key)) complaints.add(place, "double-key", item.key);
    else items.push(item);
  }
  checkOptions(items, type, place, complaints);
  for (const item of items) checkReserved(item, type, place, complaints);
  return items;
}

function checkOptions(items: readonly Item<Bilingual>[], type: number, place: Place, complaints: Complaints) {
  const options = optionsOf({ items, type });
  const hasChoice = choices.some((name) => hasKind({ type }, name));
  const [first] = options;
  if (hasChoice && !first) complaints.add(place, "no-options");
  if (!hasChoice && first) complaints.add(place, "dead-options", first.value.fr);
}

function checkReserved({ key, value }: Item<Bilingual>, type: number, place: Place, complaints: Complaints) {
  const has = (names: readonly KindName[]) => names.some((name) => hasKind({ type }, name));
  const isFlag = ["true", "false"].includes(value.fr);
  const flags: readonly string[] = [reservedKeys.sensitive, reservedKeys.ownName];
  if (flags.includes(key) && isReserved(key, type) && !isFlag) complaints.add(place, "bad-flag", key);
  if (key === reservedKeys.allowPast) {
    if (!has(["datePicker"])) complaints.add(place, "dead-key", key);
    else if (!isFlag) complaints.add(place, "bad-flag", key);
  }
  if (key === reservedKeys.pattern) {
    const problem = patternProblem(value.fr);
    if (!has(texts)) complaints.add(place, "dead-key", key);
    else if (problem) complaints.add(place, patternCodes[problem], value.fr);
  }
}
