import type { QueryClient } from "@tanstack/react-query";

export { resetPasswordWords } from "./newPassword/ResetPasswordPage.texts.ts";
export { loginWords } from "./signIn/LoginPage.texts.ts";
export { LoginPage } from "./signIn/LoginPage.tsx";

/** Fetches the reset-password page, which the sign-in page does not need. */
export const loadResetPasswordPage = async () =>
  (await import("./newPassword/ResetPasswordPage.tsx")).ResetPasswordPage;

/** Prefetches where the person is signed in. */
export const prefetchSessions = async (queries: QueryClient) =>
  void queries.prefetchQuery((await import("./account/sessions/sessions.queries.ts")).sessionsQuery);

/** Fetches the sections of the settings about the account. */
export const loadAccountSections = () => import("./account/sections.ts");
