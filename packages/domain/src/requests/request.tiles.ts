import * as z from "zod/mini";
import { daysBetween, isDay } from "../kernel/day.ts";
import { tileKind } from "../kernel/desk/tile.ts";
import { requestKinds } from "./request.ts";
import { dueText } from "./requests.texts.ts";

const termSchema = z.object({
  kind: z.enum(requestKinds),
  dueOn: z.string().check(z.refine(isDay, "invalid-day")),
});

/** What people ask of the agency (TABLE D). */
export const requestTiles = {
  open: tileKind({
    code: "requests",
    title: { fr: "Demandes", en: "Requests" },
    permission: "people.requests",
    opens: { verb: { fr: "Traiter", en: "Review them" }, link: "/agence/demandes" },
    overdueAfterDays: null,
    // DESK-08
    sayTerm: (term) => {
      const { data } = termSchema.safeParse(term);
      return data
        ? { fr: dueText(data.kind, data.dueOn, "fr"), en: dueText(data.kind, data.dueOn, "en") }
        : null;
    },
    daysPast: (term, today) => {
      const { data } = termSchema.safeParse(term);
      return data ? Math.max(0, daysBetween(data.dueOn, today)) : 0;
    },
  }),
};
