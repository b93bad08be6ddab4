import * as z from "zod/mini";
import { optionsOf } from "../items.ts";
import { isOption, keySchema, labelOf } from "./choice.ts";
import { missing, structuredKind } from "./kind.ts";

const distinctKeys = z.overwrite((keys: string[]) => [...new Set(keys)]);

/** Any options of a list, one at least (SURVEY-26, SURVEY-45). */
export const multipleDropdown = structuredKind({
  flag: 4,
  label: { fr: "Choix multiple", en: "Multiple choice" },
  schema: z.array(keySchema).check(z.maxLength(200), distinctKeys),
  empty: [] as string[],
  seconds: 12,
  problems: (keys, question) => {
    if (keys.length === 0) return [missing()];
    return keys.every((key) => isOption(question, key)) ? [] : [{ path: "", code: "no-option" }];
  },
  summary: (keys, question) => {
    const inOrder = optionsOf(question).filter(({ key }) => keys.includes(key));
    const unknown = keys.filter((key) => !isOption(question, key));
    return [...inOrder.map(({ key }) => labelOf(question, key)), ...unknown].join(", ");
  },
});
