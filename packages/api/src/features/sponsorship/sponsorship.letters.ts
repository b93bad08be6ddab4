import { keyParameter } from "@ribambelle/domain/kernel/letters/oneClick";
import { refusalPath } from "@ribambelle/domain/sponsorship/refusalPages";
import { greetedName, sponsorshipLink } from "@ribambelle/domain/sponsorship/sponsorship";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import type { FeatureLetters } from "../../mail/letters.ts";
import { openSecrets } from "../../secrets/portalSecret.ts";
import { tokenHash } from "../identity/index.ts";
import { refusedHashes } from "./addressHash.ts";
import { friendLetter } from "./invitation.letter.ts";
import { refusalLinkKey } from "./refusalLink.ts";
import { codesOf, invitationKind } from "./sponsorship.actions.ts";
import { isOfAccount, isRefused, lockOpenOffer, updateRefusalHash } from "./sponsorship.store.ts";

/** The letter to a friend; it has no recipient any more once they joined or refused, or their sponsor left. */
export function sponsorshipLetters(deps: Deps): FeatureLetters {
  const { agency, publicUrl, config } = deps;
  const secrets = openSecrets(deps);
  return {
    title: { fr: "Parrainage", en: "Sponsorship" },
    kinds: {
      [invitationKind]: {
        name: { fr: "Invitation d’un ami", en: "Invitation of a friend" },
        when: {
          fr: "Quand quelqu’un parraine un ami\u00a0: à cet ami, une fois.",
          en: "When somebody sponsors a friend: to that friend, once.",
        },
        to: "friend",
        purpose: "invitation",
        model: (locale) =>
          friendLetter(locale, {
            sponsor: invented.name,
            firstName: invented.colleague,
            agency: agency.name,
            contact: agency.contact.email,
            months: config.sponsorship.months,
            signUpUrl: publicUrl,
            refusalUrl: publicUrl + refusalPath,
          }),
        async write(transaction, { locale, payload }) {
          const offerId = Number(payload.offerId);
          const offer = await lockOpenOffer(transaction, offerId);
          if (!offer || (await isRefused(transaction, refusedHashes(offer.email)))) return null;
          // Looked up here, where it tells the sponsor nothing.
          if (await isOfAccount(transaction, offer.email)) return null;
          // The offer knows it by its hash too, so that it outlives the secret.
          const key = refusalLinkKey(secrets, offerId, offer.email);
          await updateRefusalHash(transaction, offerId, tokenHash(key));
          const refusal = new URL(refusalPath, publicUrl);
          refusal.searchParams.set(keyParameter, key);
          refusal.searchParams.set("lang", locale);
          const { link } = await codesOf(transaction, offer.sponsorId);
          const letter = friendLetter(locale, {
            sponsor: `${offer.firstName} ${offer.lastName}`.trim(),
            firstName: greetedName(offer.friendFirstName),
            agency: agency.name,
            contact: agency.contact.email,
            months: config.sponsorship.months,
            signUpUrl: sponsorshipLink(agency.publicSite.signUp, publicUrl, link),
            refusalUrl: refusal.href,
          });
          return { recipient: offer.email, letter, unsubscribeUrl: refusal.href };
        },
      },
    },
  };
}
