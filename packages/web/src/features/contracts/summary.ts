import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { longDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { contractsWords } from "./contracts.texts.ts";

/** The anchor of the first contract that waits for a signature, in both languages. */
export const toSignAnchor = "a-signer";

/** Gives the anchor of a contract that waits for a signature. */
export const signAnchorOf = (reference: string, isFirst: boolean): string =>
  isFirst ? toSignAnchor : `${toSignAnchor}-${reference}`;

/** What every kind of contract has. */
export interface AnyContract {
  readonly reference: string;
  readonly baseReference?: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

interface Summary {
  /** The sentence about the contracts that wait for a signature; empty without any. */
  readonly waiting: string;
  /** What follows it, about those that run or are signed; may be empty. */
  readonly others: string;
}

/** Says in a sentence or two what people come to the page for: what waits for them, what runs and until when. */
export function contractsSummary<C extends AnyContract>(
  contracts: readonly C[],
  meaningOf: (contract: C) => StateMeaning,
  locale: Locale,
): Summary {
  const words = contractsWords(locale);
  const having = (meaning: StateMeaning) => contracts.filter((contract) => meaningOf(contract) === meaning);
  const waiting = sentence(having("waiting"), words.manyToSign, (one) => words.toSign(one.reference));
  const running = sentence(having("inProgress"), words.manyInProgress, (one) => inProgress(one, locale));
  const signed = sentence(having("signed"), words.manySigned, ({ reference, startDate }) =>
    startDate ? words.signedFrom(reference, longDay(startDate, locale)) : words.signed(reference),
  );
  const others = running || signed;
  return { waiting, others: waiting || others ? others : words.noneInProgress };
}

function sentence<C>(contracts: C[], many: (count: number) => string, one: (contract: C) => string): string {
  const [first, ...others] = contracts;
  if (!first) return "";
  return others.length > 0 ? many(contracts.length) : one(first);
}

function inProgress({ reference, startDate, endDate }: AnyContract, locale: Locale): string {
  const words = contractsWords(locale);
  if (endDate) return words.inProgressUntil(reference, longDay(endDate, locale));
  if (startDate) return words.inProgressSince(reference, longDay(startDate, locale));
  return words.inProgress(reference);
}
