export { PasskeySignIn } from "./signIn/PasskeySignIn.tsx";

/** Fetches the list of passkeys on the page of the account's security. */
export const loadPasskeySection = async () => (await import("./section/PasskeySection.tsx")).PasskeySection;
