import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { addLetters, type LetterWriter, type LetterWriters } from "../../mail/letters.ts";
import { findAddressee } from "../people/index.ts";
import { type PasskeyEvent, passkeyLetter } from "./passkeys.letter.ts";

const kinds: Readonly<Record<PasskeyEvent, string>> = {
  added: "passkeys.added",
  removed: "passkeys.removed",
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
export function passkeyLetters(deps: Deps): LetterWriters {
  const writerOf =
    (event: PasskeyEvent): LetterWriter =>
    async (transaction, { personId, locale, payload }) => {
      const person = await findAddressee(transaction, personId);
      if (!person) return null;
      const about = { firstName: person.firstName, name: String(payload.name), agency: deps.agency.name };
      return { recipient: person.email, letter: passkeyLetter(event, locale, about) };
    };
  return {
    [kinds.added]: { purpose: "service", write: writerOf("added") },
    [kinds.removed]: { purpose: "service", write: writerOf("removed") },
  };
}
