import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { mayDo } from "../routes/guards.ts";
import { agencyPages } from "../routes/lists/agency/agencyPages.ts";

/** A page of the agency in its menu. */
export interface AgencyEntry {
  readonly to: Exclude<(typeof agencyPages)[number]["path"], `${string}$${string}`>;
  readonly title: Bilingual;
  readonly countsWaiting: boolean;
}

/** Gives the entries of the agency's menu that the person may open, in the order of the list of pages (AGUI-02). */
export function agencyMenuOf(user: MyInformation): readonly AgencyEntry[] {
  return agencyPages
    .filter(({ inAgencyMenu, needs }) => inAgencyMenu && (!needs || mayDo(user, needs)))
    .map(({ path, title, countsWaiting = false }) => ({
      to: path as AgencyEntry["to"],
      title,
      countsWaiting,
    }));
}
