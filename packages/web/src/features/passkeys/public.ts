export { PasskeySignIn } from "./signIn/PasskeySignIn.tsx";
