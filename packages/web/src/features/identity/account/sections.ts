export { DeletionSection } from "./deletion/DeletionSection.tsx";
export { PasswordSection } from "./password/PasswordSection.tsx";
export { SessionsSection } from "./sessions/SessionsSection.tsx";
