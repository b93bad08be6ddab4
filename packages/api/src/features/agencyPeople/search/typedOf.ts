import { wantedOf } from "@ribambelle/domain/agencyPeople/search";
import { visibleText } from "@ribambelle/domain/kernel/characters/visibleText";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { refusedAt } from "../../../acting/office/change.ts";

/**
 * Gives what is searched of what is typed or pasted, null where that is too little: without what nobody sees, as the marks that
 * programs put around a phone number (FOLKS-02).
 */
export const seenOf = (typed: string): string | null => wantedOf(visibleText(typed));

/** The same for a list, which is refused where nothing is to be seen. */
export function typedOf(q: string): string {
  const typed = seenOf(q);
  if (typed === null) throw refusedAt("q", commonRefusals.invalid);
  return typed;
}
