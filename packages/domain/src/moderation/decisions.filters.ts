import { isDay } from "../kernel/day.ts";
import { idPattern } from "../kernel/ids/id.ts";
import { text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";

/** By what the decisions on photos and adverts are narrowed and sorted: in the address of their page, and in their call (TABLE F). */
export const decisionsList = longList(
  {
    nature: words({ photo: "photo", annonce: "advert" }, "kind"),
    reponse: words({ validee: "accept", refusee: "refuse" }, "decision"),
    qui: text(idPattern, "byId"),
    du: text(isDay, "from"),
    au: text(isDay, "to"),
  },
  { date: "date" },
);
