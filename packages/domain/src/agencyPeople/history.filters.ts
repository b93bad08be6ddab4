import { idPattern } from "../kernel/ids/id.ts";
import { text, words } from "../kernel/lists/listOf.ts";
import { longList } from "../kernel/lists/longList.ts";

/** By what the history of a person is narrowed: what was done or looked at, and who did (FOLKS-21). */
export const historyList = longList(
  {
    type: words({ actes: "acts", lectures: "readings" }, "kind"),
    qui: text(idPattern, "actorId"),
  },
  { date: "date" },
);
