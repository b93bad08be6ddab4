import * as z from "zod/mini";
import { identityRefusals } from "../identity/identity.texts.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { passkeyRefusals as refused } from "./passkey.texts.ts";
import {
  assertionSchema,
  newCredentialSchema,
  passkeyNameSchema,
  passkeySchema,
  registrationOptionsSchema,
  signInOptionsSchema,
} from "./passkey.ts";

export const getMyPasskeys = endpoint({
  name: "getMyPasskeys",
  method: "GET",
  path: "/User/Passkeys",
  access: "any",
  output: z.array(passkeySchema),
});

export const beginPasskey = endpoint({
  name: "beginPasskey",
  method: "POST",
  path: "/User/Passkey/BeginRegistration",
  access: "any",
  needsProof: true,
  output: registrationOptionsSchema,
  refusals: [refused.tooManyKeys],
});

export const addPasskey = endpoint({
  name: "addPasskey",
  method: "POST",
  path: "/User/Passkey/Register",
  access: "any",
  body: z.object({ name: passkeyNameSchema, credential: newCredentialSchema }),
  refusals: [refused.notMade, refused.alreadyThere, refused.tooManyKeys],
});

export const removePasskey = endpoint({
  name: "removePasskey",
  method: "POST",
  path: "/User/Passkey/Remove",
  access: "any",
  needsProof: true,
  body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(1_400)) }),
  refusals: [commonRefusals.notFound],
});

export const beginPasskeySignIn = endpoint({
  name: "beginPasskeySignIn",
  method: "POST",
  path: "/User/Passkey/BeginSignIn",
  access: "public",
  output: signInOptionsSchema,
  refusals: [commonRefusals.tooMany],
});

export const signInByPasskey = endpoint({
  name: "signInByPasskey",
  method: "POST",
  path: "/User/Passkey/SignIn",
  access: "public",
  body: z.object({ credential: assertionSchema, redirectUrl: z.nullish(z.string()) }),
  output: z.object({ redirectUrl: z.string() }),
  refusals: [refused.unusable, identityRefusals.blocked, commonRefusals.tooMany],
});
