import type { QueryClient } from "@tanstack/react-query";

export type { SecurityPageProps } from "./SecurityPage.tsx";
export { activationTitle, verificationTitle } from "./titles.texts.ts";

/** Fetches the page of the second step, which signing in without one does not need. */
export const loadVerificationPage = async () =>
  (await import("./verification/VerificationPage.tsx")).VerificationPage;

/** Fetches the page where a second factor is chosen before anything else. */
export const loadActivationPage = async () => (await import("./enrolment/ActivationPage.tsx")).ActivationPage;

/** Prefetches what is known of the person's second factor. */
export const prefetchSecondFactor = async (queries: QueryClient) =>
  void queries.prefetchQuery((await import("./section/secondFactor.queries.ts")).secondFactorQuery);

/** Fetches the page of the account's security. */
export const loadSecurityPage = async () => (await import("./SecurityPage.tsx")).SecurityPage;

/** Fetches what asks in place for a proof that it is the person. */
export const loadProving = async () => (await import("./proof/Proving.tsx")).Proving;
