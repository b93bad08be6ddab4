import { replaceFound } from "./replaceFound.ts";

// What people type in place of a number or an address: where else they are found. The phrases around are kept.

const letters = String.raw`\p{L}\p{N}`;
// A sentence may go on without a space behind its full stop: endings that are words of it need a known site before them.
const endings = "fr|com|net|org|eu|ch|io|FR|COM|NET|ORG|EU|CH|IO";
const known =
  "wa[.]me|t[.]me|m[.]me|fb[.]me|fb[.]com|linktr[.]ee|bit[.]ly|youtu[.]be|instagr[.]am|beacons[.]ai|discord[.]gg|about[.]me|msha[.]ke";
const dot = String.raw`(?:[.]|\s?[([{<]\s?(?:[.]|dot|point)\s?[)\]}>]\s?|\s(?:dot|point)\s)`;
const path = String.raw`(?:[/?#:][^\s,;!»"]*)?`;
const site = new RegExp(
  String.raw`(?:\b[hH][tT]{2}[pP][sS]?\s?:\s?/{2}\s?[^\s,;!»"]+|(?<![${letters}.@-])(?:[wW]{3}[.][${letters}.-]{3,64}|(?:${known})|(?:[${letters}-]{2,40}${dot}){1,4}(?:${endings}))(?![${letters}@])${path})`,
  "gu",
);
const mayBeSite =
  /http|www[.]|(?:[.]|dot|point)\s?[)\]}>]?\s?(?:fr|com|net|org|eu|ch|io|me|ee|ly|be|am|ai|gg|ke)(?![a-z\d])/i;

const networks =
  "insta(?:gram)?|ig|snap(?:chat)?|tik\\s?tok|telegram|whats\\s?app|messenger|facebook|fb|twitter|discord|signal|linkedin|threads|viber|skype";
// Where people are found by a name of their own choice, and nothing else is said behind a colon.
const byName = "insta(?:gram)?|ig|snap(?:chat)?|tik\\s?tok|telegram";
const alone = (words: string) => `(?<![${letters}])(?:${words})(?![${letters}])`;
const told = String.raw`(?:\s{0,2}(?:[:=,-]|->|→|c['’]est|est|moi|sur|au|nom|pseudo|compte|sous|mon|le|la)\s{0,2}|\s){1,5}`;
// A name of one’s own choice has a digit, a line or a full stop within; of letters alone, it is told by its @.
const chosen = String.raw`(?:(?=[${letters}._-]{0,29}[\d_]|[${letters}_-]{1,29}[.][\p{L}\d])[${letters}][${letters}._-]{1,28}[${letters}_])`;
const handle = new RegExp(
  String.raw`(?<![${letters}@])@(?:${chosen}|[\p{L}]{3,30}(?=.{0,40}?${alone(networks)}))|(?<=${alone(networks)}[^.!?@\n]{0,40})@[${letters}._-]{3,30}|(?<=${alone(networks)}${told}@?)${chosen}|(?<=${alone(byName)}\s{0,2}[:=]\s{0,2})[\p{L}]{4,30}(?=\s*(?:[.,;!)]|$))`,
  "giu",
);
const mayBeHandle = new RegExp(`@|(?<![a-z\\d])(?:${networks})(?![a-z\\d])`, "i");

const units =
  "z[ée]ro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|one|two|three|four|five|seven|eight|nine|[0-9]";
const notZero = units.replace("z[ée]ro|", "").replace("[0-9]", "[1-9]");
const teens = "dix(?:[\\s-](?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize";
const tens =
  "vingt|trente|quarante|cinquante|soixante|quatre[\\s-]?vingts?|septante|huitante|octante|nonante";
const pause = String.raw`(?:[\s,.;:/_-]{1,4})`;
const pair = String.raw`(?:(?:${tens})(?:[\s-](?:et[\s-])?(?:${teens}|${notZero}))?|${teens}|\d\d|(?:${units})${pause}?(?:${units}))`;
const spelt = new RegExp(
  String.raw`(?<![${letters}])(?:(?:plus|[+])?\s?(?:trente[\s-]trois|33)${pause}(?:${notZero})|(?:z[ée]ro|0|o|oh)${pause}?(?:${notZero}))(?:${pause}${pair}){4}(?![${letters}])`,
  "giu",
);

const mayBeSpelt = /z[ée]ro|trente|33|(?<![a-z\d])(?:0|oh?)(?![a-z])/i;

/** Gives a text with sites, names in social networks and numbers in words replaced. */
export function withoutOtherWays(text: string, instead: (found: string) => string): string {
  const withoutSites = replaceFound(text, mayBeSite, site, instead);
  const withoutHandles = replaceFound(withoutSites, mayBeHandle, handle, instead);
  // Digits alone are told apart from times elsewhere.
  return replaceFound(withoutHandles, mayBeSpelt, spelt, (found) =>
    /\p{L}{2}/u.test(found) ? instead(found) : found,
  );
}
