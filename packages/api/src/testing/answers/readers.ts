/**
 * Who reads: a family, a babysitter and the agency’s administrator, each with a full space; besides, a parent who
 * signs second, a babysitter without contracts and a colleague who may only read.
 */
export const readers = {
  Parent: "DEMO-P01",
  BabySitter: "DEMO-I01",
  Agency: "DEMO-A01",
  Second: "DEMO-P34",
  Newcomer: "DEMO-I03",
  Colleague: "DEMO-A04",
} as const;
/** One of them. */
export type Reader = keyof typeof readers;
