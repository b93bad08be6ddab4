/** Does something that may need a proof: asks for it in place and does it again; null when the person would not (FACTOR-13). */
export type WithProof = <T>(act: () => Promise<T>) => Promise<T | null>;
