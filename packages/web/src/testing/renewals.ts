import type { MyRenewal } from "@ribambelle/domain/renewals/renewal";

/** The renewal of a person whom an open campaign asks. */
export const aRenewal = (given: Partial<MyRenewal> = {}): MyRenewal => ({
  year: 2026,
  state: "open",
  opensOn: "2026-05-01",
  closesOn: "2026-09-30",
  introduction: null,
  answer: null,
  draft: null,
  ...given,
});
