// Tag characters (U+E0000 to U+E007F) belong behind a black flag, in flags of regions; anywhere else they
// hide text.
const hidden =
  /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0000}-\u{e007f}]|(?![\s\u200c-\u200d\u{e0000}-\u{e007f}])[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|(?!\s)\p{Cc}/gu;
// Joiners belong inside emoji and between letters of scripts other than Latin; elsewhere they are removed.
const besideJoiner = String.raw`[\p{sc=Latin}\p{N}\p{P}\s]`;
const strayJoiner = new RegExp(
  String.raw`(?<=^|${besideJoiner})[\u200c-\u200d]+|[\u200c-\u200d]+(?=$|${besideJoiner})`,
  "gu",
);

// Accents and other marks are seen on something only.
const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Gives a text without the characters that nobody sees: zero-width ones, soft hyphens, marks that turn the direction of
 * what follows, controls other than white space, marks that stand on nothing in the whole text.
 */
export function visibleText(text: string): string {
  const shown = text.replace(hidden, "").replace(strayJoiner, "");
  return isSeen.test(shown) ? shown : shown.replace(/\p{M}/gu, "");
}
