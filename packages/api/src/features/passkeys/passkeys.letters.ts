import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { invented } from "../../mail/invented.ts";
import {
  addLetters,
  type FeatureLetters,
  type LetterFacts,
  type LetterKind,
  type LetterWriter,
} from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { type PasskeyEvent, passkeyLetter } from "./passkeys.letter.ts";

const kinds: Readonly<Record<PasskeyEvent, string>> = {
  added: "passkeys.added",
  removed: "passkeys.removed",
};

const told: Readonly<Record<PasskeyEvent, LetterFacts>> = {
  added: {
    name: { fr: "Clé d’accès ajoutée", en: "Passkey added" },
    when: { fr: "Quand quelqu’un ajoute une clé d’accès.", en: "When somebody adds a passkey." },
  },
  removed: {
    name: { fr: "Clé d’accès retirée", en: "Passkey removed" },
    when: { fr: "Quand quelqu’un retire une clé d’accès.", en: "When somebody removes a passkey." },
  },
};

/** Orders the letter that tells a person of one of their passkeys, in the language of their last sign-in. */
export async function tellOfPasskey(
  transaction: Db,
  personId: number,
  event: PasskeyEvent,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const addressee = await findAddressee(transaction, personId);
  if (!addressee) return;
  const order = { kind: kinds[event], personId, locale: addressee.locale, payload: { name } };
  await addLetters(transaction, [order], now);
}

/** The letters about passkeys. */
export function passkeyLetters(deps: Deps): FeatureLetters {
  const agency = deps.agency.name;
  const writerOf =
    (event: PasskeyEvent): LetterWriter =>
    async (transaction, { personId, locale, payload }) => {
      const person = await findAddressee(transaction, personId);
      if (!person) return null;
      const about = { firstName: person.firstName, name: String(payload.name), agency };
      return { recipient: person.email, letter: passkeyLetter(event, locale, about) };
    };
  const { firstName } = invented;
  const kindOf = (event: PasskeyEvent): LetterKind => ({
    ...told[event],
    purpose: "service",
    write: writerOf(event),
    model: (locale) => passkeyLetter(event, locale, { firstName, name: "Firefox, Windows", agency }),
  });
  return {
    title: { fr: "Clés d’accès", en: "Passkeys" },
    kinds: { [kinds.added]: kindOf("added"), [kinds.removed]: kindOf("removed") },
  };
}
