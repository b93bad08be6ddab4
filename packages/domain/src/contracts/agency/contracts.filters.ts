import { isDay } from "../../kernel/day.ts";
import { several, text, words } from "../../kernel/lists/listOf.ts";
import { longList } from "../../kernel/lists/longList.ts";
import { searched } from "../../kernel/lists/searched.ts";

const days = /^\d{1,4}$/;

/** By what the agency’s list of contracts is narrowed and sorted: in the address of its page, and in its call (TABLE F). */
export const contractsList = longList(
  {
    genre: words({ garde: "guard", menage: "housework", intervenant: "babysitter" }, "kind"),
    q: searched,
    etat: several(
      words(
        {
          brouillon: "draft",
          envoi: "sending",
          attente: "waiting",
          signe: "signed",
          "en-cours": "inProgress",
          rupture: "earlyTermination",
          termine: "finished",
          refuse: "refused",
          annule: "canceled",
          expire: "expired",
          erreur: "error",
        },
        "state",
      ),
    ),
    attente: text(days, "waitingDays"),
    fin: text(days, "endsWithinDays"),
    suite: words({ oui: true, non: false }, "hasSuccessor"),
    document: words({ manquant: "missing" }, "document"),
    tenu: words({ logiciel: "software", portail: "portal" }, "keeper"),
    inactif: text(days, "untouchedDays"),
    "debut-de": text(isDay, "startFrom"),
    "debut-a": text(isDay, "startTo"),
  },
  { modification: "updated", debut: "start", fin: "end", attente: "asked", reference: "reference" },
);

/** How each kind of contract is called in an address. */
export const kindWords = { guard: "garde", housework: "menage", babysitter: "intervenant" } as const;
