import type { Bilingual } from "../kernel/texts.ts";
import type { RequestState } from "./requestState.ts";

/** What each state of a request is called. */
export const requestStateTexts: Readonly<Record<RequestState, Bilingual>> = {
  open: { fr: "Ouverte", en: "Open" },
  done: { fr: "Faite", en: "Done" },
  refused: { fr: "Refusée", en: "Refused" },
};
