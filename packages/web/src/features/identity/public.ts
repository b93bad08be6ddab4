export { resetPasswordTitle } from "./newPassword/title.texts.ts";
export { loginWords } from "./signIn/LoginPage.texts.ts";
export { LoginPage } from "./signIn/LoginPage.tsx";

/** Fetches the reset-password page, which the sign-in page does not need. */
export const loadResetPasswordPage = async () =>
  (await import("./newPassword/ResetPasswordPage.tsx")).ResetPasswordPage;
