import { productName } from "@ribambelle/domain/identity/passwordChoice";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import graphs from "@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs";
import passwords from "@zxcvbn-ts/language-common/dist/passwords.json.mjs";
import words from "@zxcvbn-ts/language-fr/dist/commonWords.json.mjs";
import firstNames from "@zxcvbn-ts/language-fr/dist/firstnames.json.mjs";
import lastNames from "@zxcvbn-ts/language-fr/dist/lastnames.json.mjs";

// Without the lists of Wikipedia and of English words, which would make a phone fetch a megabyte for a hint: 0.3 MB.
const estimator = new ZxcvbnFactory({
  graphs,
  dictionary: { passwords, words, firstNames, lastNames },
});

/** Estimates how hard a password is to guess for somebody who knows these words of its owner: 0 (at once) to 4 (not in a lifetime). */
export function strengthOf(password: string, own: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password, [productName, ...own]).score;
}
