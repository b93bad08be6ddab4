import type { Refusal } from "../kernel/refusal.ts";
import { identityRefusals } from "./identity.texts.ts";

/** Refuses somebody whom the agency keeps out, with the number under which it is reached (FOLKS-31, TABLE R). */
export const blockedFrom = (phone: string): Refusal => ({
  ...identityRefusals.blocked,
  fr: `Votre accès est suspendu. Contactez l’agence au ${phone}.`,
  en: `Your access is suspended. Contact the agency on ${phone}.`,
});
