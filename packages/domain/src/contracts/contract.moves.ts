import * as z from "zod/mini";
import type { StateMeaning } from "./contract.states.ts";

/** Who looks at a contract: the family or babysitter whose it is. */
type Mover = "holder";

interface Move {
  readonly who: Mover;
  readonly from: readonly StateMeaning[];
  /** What must be there beside the state. */
  readonly isReady: (contract: { readonly signatureUrl: string | null }) => boolean;
}

/** What moves a contract, from which states, by whom. Signing begins here and ends on the signing site, of which an import tells. */
export const contractMoves = {
  sign: { who: "holder", from: ["waiting"], isReady: ({ signatureUrl }) => Boolean(signatureUrl) },
} as const satisfies Record<string, Move>;
type MoveName = keyof typeof contractMoves;

/** What may be done with a contract by whoever reads it. */
export const contractCanSchema = z.object({ sign: z.boolean() });
export type ContractCan = z.infer<typeof contractCanSchema>;

/** Gives what somebody may do with a contract as it stands. */
export function contractCan(
  who: Mover,
  meaning: StateMeaning,
  contract: Parameters<Move["isReady"]>[0],
): ContractCan {
  const can = (name: MoveName) => {
    const move: Move = contractMoves[name];
    return move.who === who && move.from.includes(meaning) && move.isReady(contract);
  };
  return { sign: can("sign") };
}
