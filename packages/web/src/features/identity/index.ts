export { loginWords } from "./LoginPage.texts.ts";
export { LoginPage } from "./LoginPage.tsx";
export { resetPasswordWords } from "./ResetPasswordPage.texts.ts";

/** Fetches the reset-password page, which the sign-in page does not need. */
export const loadResetPasswordPage = async () => (await import("./ResetPasswordPage.tsx")).ResetPasswordPage;
