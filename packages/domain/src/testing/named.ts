import { saidFreely } from "./named.freely.ts";
import { namedThings } from "./named.words.ts";
import { saidBy, type WrittenText } from "./texts.ts";

const anyOf = (words: string) =>
  new RegExp(`(?<!\\p{L})(?:${words.split(/,\s*/).join("|").replaceAll("*", "\\p{L}*")})(?!\\p{L})`, "iu");

const things = namedThings
  .trim()
  .split("\n")
  .map((line) => {
    const [french = "", english = ""] = line.split(" = ");
    return { french, isNamed: anyOf(french), isSaid: anyOf(english) };
  });

const plain = (text: string) => text.replaceAll("’", "'").replaceAll(/[\u00a0\u202f]/g, " ");

/**
 * Gives the texts whose English does not name what their French names, one line for each: a word of one of the two is wrong, or the two
 * are not the same sentence.
 */
export function namingProblems(texts: readonly WrittenText[]): string[] {
  return texts.flatMap((text) => {
    const [said] = saidBy(text);
    if (!said || said.fr === said.en) return [];
    const [fr, en] = [plain(said.fr), plain(said.en)];
    if (saidFreely.some((start) => fr.startsWith(plain(start)))) return [];
    return things
      .filter(({ isNamed, isSaid }) => isNamed.test(fr) && !isSaid.test(en))
      .map(({ french }) => `${text.where}: ${french}: ${said.fr} / ${said.en}`);
  });
}
