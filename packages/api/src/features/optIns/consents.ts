import { randomBytes } from "node:crypto";
import { keyParameter } from "@ribambelle/domain/kernel/letters/oneClick";
import type { EmailOptIn } from "@ribambelle/domain/optIns/optIn";
import { wayOutOf, wayOutTexts } from "@ribambelle/domain/optIns/optIn.texts";
import { unsubscribePath } from "@ribambelle/domain/optIns/unsubscribing";
import type { Deps } from "../../deps.ts";
import type { Consents, OptionalPurpose } from "../../mail/letterPurpose.ts";
import { getOptIns, isBlocked, keepLink, saveBlocked } from "./optIns.store.ts";

const optInOf: Readonly<Record<OptionalPurpose, EmailOptIn>> = {
  "agency-information": "agencyInformationEmail",
  "partners-information": "partnersInformationEmail",
  "new-adverts": "newAdvertsEmail",
};

/** Says who takes which letters, by what they chose (SETTINGS-OP8) and by what is known of their address (SETTINGS-OP11). */
export function openConsents({ publicUrl, log }: Pick<Deps, "publicUrl" | "log">): Consents {
  return {
    async wayOutOf(transaction, { personId, purpose, locale }) {
      const optIn = optInOf[purpose];
      const { choices } = await getOptIns(transaction, personId);
      if (!choices[optIn] || (await isBlocked(transaction, personId))) return null;
      const key = await keepLink(transaction, personId, optIn, randomBytes(24).toString("base64url"));
      return {
        url: `${publicUrl}${unsubscribePath}?${keyParameter}=${key}`,
        reason: wayOutTexts(locale).reason,
        label: wayOutOf(optIn, locale),
      };
    },
    async noteNobodyThere(db, { personId, recipient }, at) {
      if (await saveBlocked(db, { personId, email: recipient, source: "refusal", at }))
        log.info({ personId }, "an address takes no letters");
    },
  };
}
