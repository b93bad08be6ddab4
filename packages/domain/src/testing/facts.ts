import { sentenceOf, type WrittenText } from "./texts.ts";

// Of each kind that the functions of a catalogue take, at each place another one.
const given: readonly (readonly (string | number)[])[] = [
  ["Camille", "Noé", "Zoé", "Léo"],
  [7001, 7003, 7007, 7009],
  ["Camille", 7003, "Zoé", 7009],
  [7001, "Noé", 7007, "Léo"],
];

/** Gives the sentences that say a fact in one language and leave it out in the other, one line for each. */
export function factProblems(texts: readonly WrittenText[]): string[] {
  return texts.flatMap(({ where, fr, en }) =>
    given.flatMap((facts) => {
      const [french, english] = [sentenceOf(fr, facts), sentenceOf(en, facts)];
      if (french === null || english === null) return [];
      return factsIn(french, facts) === factsIn(english, facts) ? [] : [`${where}: ${french} / ${english}`];
    }),
  );
}

function factsIn(sentence: string, facts: readonly (string | number)[]): string {
  const plain = sentence.replaceAll(/(?<=\d)[\s,\u00a0\u202f](?=\d{3})/g, "");
  return facts.filter((fact) => plain.includes(String(fact))).join();
}
