import * as z from "zod/mini";
import { visibleText } from "../kernel/characters/visibleText.ts";

/** The most passkeys that a person may have. */
export const mostPasskeys = 10;

/** The most characters of the name of a passkey. */
export const passkeyNameLength = 60;

/** What a person calls a passkey: the device that holds it. */
export const passkeyNameSchema = z.string().check(
  z.overwrite((name) => visibleText(name).trim()),
  z.minLength(1, "required"),
  z.maxLength(passkeyNameLength, "too-long"),
);

/** A passkey as its owner sees it; instants in ISO 8601, `usedAt` null until it was used to sign in. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;

// The shapes of WebAuthn, Level 3: PublicKeyCredential…JSON, as far as the portal uses them.

const base64url = (max: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, "invalid"), z.maxLength(max));
const credentialId = base64url(1_400);

const knownCredentialSchema = z.object({
  id: z.string(),
  type: z.enum(["public-key"]),
  transports: z.array(z.string()),
});

/** What a browser needs to make a passkey. */
export const registrationOptionsSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.enum(["public-key"]) })),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.enum(["required"]),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(["required"]),
  }),
  attestation: z.enum(["none"]),
});
export type RegistrationOptions = z.infer<typeof registrationOptionsSchema>;

/** A passkey that a browser has just made. */
export const newCredentialSchema = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(30_000),
    transports: z._default(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10)), []),
  }),
});
export type NewCredential = z.infer<typeof newCredentialSchema>;

/** What a browser needs to sign in by a passkey, whosever it is. */
export const signInOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(["required"]),
});
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

/** The answer of a passkey to a sign-in. */
export const assertionSchema = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: z.nullish(base64url(200)),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;
