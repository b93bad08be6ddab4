// So many letters stand on one line.
const lineLength = 110;

const isPlain = (value: unknown) => value === null || typeof value !== "object";

/** Gives something as lines to read: small things one after the other, and of each list the first, with how many more there are. */
export function shortLines(value: unknown, most: number, head = ""): string[] {
  if (isPlain(value)) return [head + JSON.stringify(value)];
  const isList = Array.isArray(value);
  const members: readonly (readonly [string, unknown])[] = isList
    ? firstOf(value, most).map((one) => [isPlain(one) ? "" : "- ", one])
    : Object.entries(value as object).map(([name, one]) => [`${name}: `, one]);
  const lines = flowing(members.map(([name, one]) => shortLines(one, most, name)));
  const [first = "", ...others] = lines;
  if (head !== "- " && others.length === 0 && !first.startsWith("- "))
    return [`${head}${isList ? `[${first}]` : `{${first}}`}`];
  const under = (line: string) => `  ${line}`;
  if (head === "- ") return [`- ${first}`, ...others.map(under)];
  return head === "" ? lines : [head.trimEnd(), ...lines.map(under)];
}

function firstOf(list: readonly unknown[], most: number): readonly unknown[] {
  const first = list.slice(0, list.every(isPlain) ? most * most : most);
  const left = list.length - first.length;
  return left > 0 ? [...first, `and ${left} more`] : first;
}

/** Puts what is one line each, and begins no thing of a list, beside each other as far as there is room. */
function flowing(each: readonly (readonly string[])[]): string[] {
  const flown: string[] = [];
  let isOpen = false;
  for (const lines of each) {
    const [line = ""] = lines;
    const isAlone = lines.length > 1 || line.startsWith("- ");
    const last = flown.at(-1) ?? "";
    if (isOpen && !isAlone && last.length + line.length < lineLength) flown.splice(-1, 1, `${last}, ${line}`);
    else flown.push(...lines);
    isOpen = !isAlone;
  }
  return flown;
}
