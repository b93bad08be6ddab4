/** The kinds of letters about a second factor. */
export const factorLetterKinds = {
  switchedOn: "second-factor.switched-on",
  switchedOff: "second-factor.switched-off",
  reset: "second-factor.reset",
  recoveryCodeUsed: "second-factor.recovery-code-used",
  codesRenewed: "second-factor.codes-renewed",
  wrongCodes: "second-factor.wrong-codes",
} as const;
export type FactorEvent = keyof typeof factorLetterKinds;
