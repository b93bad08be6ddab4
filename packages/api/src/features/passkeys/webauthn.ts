import type { Assertion, NewCredential } from "@ribambelle/domain/passkeys/passkey";
import * as z from "zod/mini";
import type { KeptPasskey } from "./passkeys.store.ts";

/** Where passkeys are valid: never taken from a request. */
export interface RelyingParty {
  /** The host of the public address. */
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
}

// Most starts of the portal need none of it.
const library = () => import("@simplewebauthn/server");

// Five minutes, in milliseconds: how long a browser may take, and a challenge lasts (PASSKEY-03).
export const challengeMs = 5 * 60_000;

// EdDSA, ES256, RS256 (COSE): what devices have. The library's own list asks Node for what is experimental there.
const algorithms = [-8, -7, -257];

/** What a person's devices are told when they make a passkey. */
export interface Owner {
  readonly userHandle: Buffer;
  readonly name: string;
  readonly passkeys: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** Draws a challenge for a new passkey, which must know its person by itself and verify them. */
export async function registrationOptions(party: RelyingParty, owner: Owner) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: owner.name,
    userID: new Uint8Array(owner.userHandle),
    timeout: challengeMs,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return {
    challenge: options.challenge,
    rp: { id: party.id, name: party.name },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" as const })),
    timeout: challengeMs,
    excludeCredentials: owner.passkeys.map(({ id, transports }) => ({
      id,
      type: "public-key" as const,
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
  };
}

/** Draws a challenge for a sign-in, by whosever passkey. */
export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id });
  return { challenge, rpId: party.id, timeout: challengeMs, userVerification: "required" as const };
}

const clientDataSchema = z.object({ challenge: z.string().check(z.maxLength(200)) });

/** Gives the challenge that a device says to have signed, or null when it cannot be read. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const read = clientDataSchema.safeParse(json);
    return read.success ? read.data.challenge : null;
  } catch {
    return null;
  }
}

const whole = { type: "public-key", clientExtensionResults: {} } as const;
const given = (party: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...party.origins],
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** Gives the public key of a new passkey and how often it has signed; null when anything of it does not fit. */
export async function verifiedCredential(
  party: RelyingParty,
  challenge: string,
  { id, response }: NewCredential,
): Promise<{ id: string; publicKey: Buffer; counter: number } | null> {
  const { verifyRegistrationResponse } = await library();
  const { transports: _, ...rest } = response;
  const credential = { ...whole, id, rawId: id, response: rest };
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    supportedAlgorithmIDs: algorithms,
    ...given(party, challenge),
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const made = registrationInfo.credential;
  return { id: made.id, publicKey: Buffer.from(made.publicKey), counter: made.counter };
}

/** Gives how often a passkey has signed; null when its answer does not fit, or it counts back as a copy would. */
export async function verifiedCounter(
  party: RelyingParty,
  challenge: string,
  { id, response }: Assertion,
  kept: KeptPasskey,
): Promise<number | null> {
  if (!response.userHandle || !Buffer.from(response.userHandle, "base64url").equals(kept.userHandle))
    return null;
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const answer = await verifyAuthenticationResponse({
    response: {
      ...whole,
      id,
      rawId: id,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    },
    credential: { id: kept.id, publicKey: new Uint8Array(kept.publicKey), counter: kept.counter },
    ...given(party, challenge),
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}
