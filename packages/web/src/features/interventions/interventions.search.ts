import { isDay } from "@ribambelle/domain/kernel/day";
import { listOf, type StateOf, text, words } from "@ribambelle/domain/kernel/lists/listOf";

/**
 * What of the page stands in its address (VISITS-03, VISITS-08): the view, the day around which it lies (today without it), and
 * the reference of the intervention whose detail is open.
 */
export const interventionsList = listOf({
  vue: words({ mois: "mois", semaine: "semaine", liste: "liste" }),
  le: text(isDay),
  intervention: text(/./),
});
export type InterventionsSearch = StateOf<typeof interventionsList>;
