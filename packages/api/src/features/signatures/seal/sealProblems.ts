/** A certificate that cannot be used; the message is one sentence (SIGN-44). */
export class SealProblem extends Error {}

/** The certificate has ended, or its time has not begun: nothing is sealed with it (SIGN-44). */
export class SealEnded extends Error {}

/** The time-stamp authority did not answer in time, or answered something else (SIGN-45). */
export class AuthorityAway extends Error {}
