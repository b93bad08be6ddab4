export { activationTitle, verificationTitle } from "./titles.texts.ts";

/** Fetches the page of the second step, which signing in without one does not need. */
export const loadVerificationPage = async () =>
  (await import("./verification/VerificationPage.tsx")).VerificationPage;

/** Fetches the page where a second factor is chosen before anything else. */
export const loadActivationPage = async () => (await import("./enrolment/ActivationPage.tsx")).ActivationPage;
