import { act, acts } from "../kernel/acts/act.ts";

/** What happens to what people accept to be sent, and to their addresses. */
export const optInActs = acts("opt-ins", {
  taken: act({ fr: "a accepté des messages", en: "accepted messages" }),
  refused: act({ fr: "a refusé des messages", en: "refused messages" }),
  addressBlocked: act({
    fr: "a noté que l’adresse refuse le courrier",
    en: "marked the address as undeliverable",
  }),
  addressMended: act({
    fr: "a permis d’écrire de nouveau à l’adresse",
    en: "allowed letters to the address again",
  }),
});
