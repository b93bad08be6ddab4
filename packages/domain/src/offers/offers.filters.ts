import { listOf, several, text, words } from "../kernel/lists/listOf.ts";
import { dayWords } from "../nannies/moments.ts";

const yes = { oui: true } as const;

/** By what offers are narrowed (OFFER-06). */
export const offersList = listOf({
  rayon: words({ commune: "commune", "5": "5", "10": "10", "20": "20", departement: "department" }, "radius"),
  jour: several(words(dayWords, "days")),
  heures: words({ "moins-de-10": "few", "10-a-20": "some", "plus-de-20": "many" }, "hours"),
  rythme: words({ regulier: "regular", ponctuel: "occasional" }, "rhythm"),
  menage: words({ oui: true, non: false }, "housework"),
  age: several(words({ "moins-de-3-ans": "babies", "3-a-5-ans": "small", "6-ans-et-plus": "big" }, "ages")),
  masquees: words(yes, "hidden"),
  ouverte: text<undefined>(/^[\w.-]{1,80}$/),
});
