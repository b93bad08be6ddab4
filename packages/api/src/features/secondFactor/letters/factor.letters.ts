import type { Db } from "../../../db/connection/connect.ts";
import type { Deps } from "../../../deps.ts";
import { invented } from "../../../mail/invented.ts";
import {
  addLetters,
  type FeatureLetters,
  type LetterKind,
  type LetterWriter,
} from "../../../mail/letters.ts";
import { findAddressee } from "../../people/index.ts";
import { factorLetter } from "./factor.letter.ts";
import { type FactorEvent, factorLetterKinds } from "./factorLetters.ts";
import { factorFacts } from "./letterFacts.ts";

/** Orders the letter that tells a person what happened, in the language of their last sign-in; `left` as `factorLetter` has it. */
export async function tellOfFactor(
  transaction: Db,
  personId: number,
  event: FactorEvent,
  { now, left = 0 }: { now: Date; left?: number },
): Promise<void> {
  const addressee = await findAddressee(transaction, personId);
  if (!addressee) return;
  const order = { kind: factorLetterKinds[event], personId, locale: addressee.locale, payload: { left } };
  await addLetters(transaction, [order], now);
}

/** The letters about second factors. */
export function factorLetters(deps: Deps): FeatureLetters {
  const agency = deps.agency.name;
  const writerOf =
    (event: FactorEvent): LetterWriter =>
    async (transaction, { personId, locale, payload }) => {
      const person = await findAddressee(transaction, personId);
      if (!person) return null;
      const about = { firstName: person.firstName, left: Number(payload.left), agency };
      return { recipient: person.email, letter: factorLetter(event, locale, about) };
    };
  const events = Object.entries(factorLetterKinds) as [FactorEvent, string][];
  const { firstName } = invented;
  const kindOf = (event: FactorEvent): LetterKind => ({
    ...factorFacts[event],
    purpose: "service",
    write: writerOf(event),
    model: (locale) => factorLetter(event, locale, { firstName, left: 4, agency }),
  });
  return {
    title: { fr: "Double authentification", en: "Two-step sign-in" },
    kinds: Object.fromEntries(events.map(([event, kind]) => [kind, kindOf(event)])),
  };
}
