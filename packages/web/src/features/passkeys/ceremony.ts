import type {
  Assertion,
  NewCredential,
  RegistrationOptions,
  SignInOptions,
} from "@ribambelle/domain/passkeys/passkey";
import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { CallError } from "../../client/call/callError.ts";
import { alreadyHere, notUsed } from "./ceremony.texts.ts";

/** Lets the device make a passkey; throws a CallError with what to say when it does not. */
export async function makePasskey(options: RegistrationOptions): Promise<NewCredential> {
  const { id, response } = await startRegistration({
    // The device's transports are words that the browser knows.
    optionsJSON: options as Parameters<typeof startRegistration>[0]["optionsJSON"],
  }).catch(explain);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, response: { clientDataJSON, attestationObject, transports } };
}

/** Lets the device sign; throws a CallError with what to say when it does not. */
export async function signByPasskey(options: SignInOptions): Promise<Assertion> {
  const { id, response } = await startAuthentication({ optionsJSON: options }).catch(explain);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null } };
}

function explain(error: unknown): never {
  const isThere =
    error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
  throw new CallError(0, isThere ? alreadyHere : notUsed);
}
