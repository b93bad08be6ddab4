import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { nothingCame } from "../call/client.texts.ts";
import { isGone, isMissingFile } from "./missingFile.ts";

const upgraded: Bilingual = {
  fr: "Le portail vient d’être mis à jour\u00a0: rechargez la page pour continuer.",
  en: "The portal has just been updated: reload the page to continue.",
};

/** What a person reads where the script of what they opened did not come, and what helps (ERR-OP4). */
export const whyMissing = (error: unknown): Bilingual =>
  isMissingFile(error) && isGone(error) ? upgraded : nothingCame();
