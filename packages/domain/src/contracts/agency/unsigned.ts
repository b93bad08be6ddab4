import type { StateMeaning } from "../contract.states.ts";

const afterSigning: readonly StateMeaning[] = ["signed", "inProgress", "earlyTermination", "finished"];

/** True for a contract that was never signed: what it says can still be changed (AGCON-08). */
export const isUnsigned = (meaning: StateMeaning, signedOn: string | null): boolean =>
  signedOn === null && !afterSigning.includes(meaning);
