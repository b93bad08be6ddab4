import type { TakenDecision } from "@ribambelle/domain/moderation/moderation";
import type * as api from "@ribambelle/domain/moderation/moderation.agency.api";
import type * as z from "zod/mini";
import { listPage, pageWanted } from "../../acting/cursors.ts";
import type { FeatureDeps } from "../../feature.ts";
import { decisionOrder, type KeptTaken, listDecisions } from "./history.store.ts";

/** Gives one page of what was decided of photos and adverts (MODER-17). */
export async function readHistory(
  { listReads }: Pick<FeatureDeps, "listReads">,
  { sort = "-date", ...asked }: z.infer<typeof api.getHistory.params>,
) {
  const by = sort.replace("-", "");
  const order = { columns: decisionOrder, isDescending: sort.startsWith("-") };
  const { page, counted } = await listDecisions(listReads, asked, pageWanted(by, order, asked));
  return listPage(page, counted, by, { keyOf: ({ atKey, id }) => [atKey, id], itemOf: takenOf });
}

function takenOf({ chosen, at, takesEffectAt, ...kept }: KeptTaken): TakenDecision {
  return {
    id: kept.id,
    kind: kept.kind,
    person: kept.person,
    decision: kept.decision,
    reasons: chosen.map(({ textFr, textEn }) => ({ fr: textFr, en: textEn })),
    textFr: kept.textFr,
    textEn: kept.textEn,
    by: kept.by,
    at: at.toISOString(),
    takesEffectAt: takesEffectAt.toISOString(),
    state: kept.state,
    voidBecause: kept.voidBecause,
  };
}
