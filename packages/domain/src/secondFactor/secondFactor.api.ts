import * as z from "zod/mini";
import { identityRefusals } from "../identity/identity.texts.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { absent } from "../kernel/values.ts";
import { secondFactorRefusals as refused } from "./secondFactor.texts.ts";
import { secondFactorSchema } from "./secondFactor.ts";

const typed = (max: number) =>
  z.string().check(z.minLength(1, { error: "required", abort: true }), z.maxLength(max, "too-long"));
const code = typed(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** What the signed-in person's second factor is. */
export const getMySecondFactor = endpoint({
  name: "getMySecondFactor",
  method: "GET",
  path: "/User/SecondFactor",
  access: "any",
  output: secondFactorSchema,
});

/** Draws a key; nothing changes until its first code confirms it. */
export const beginSecondFactor = endpoint({
  name: "beginSecondFactor",
  method: "POST",
  path: "/User/SecondFactor/Begin",
  access: "any",
  isBeforeSecondFactor: true,
  output: z.object({ key: z.string(), uri: z.string() }),
  refusals: [refused.alreadyOn, commonRefusals.proofNeeded],
});

/** Switches the second factor on by the first code of the key that was drawn. */
export const confirmSecondFactor = endpoint({
  name: "confirmSecondFactor",
  method: "POST",
  path: "/User/SecondFactor/Confirm",
  access: "any",
  isBeforeSecondFactor: true,
  body: z.object({ code }),
  output: recoveryCodes,
  refusals: [
    refused.codeWrong,
    refused.alreadyOn,
    refused.notBegun,
    refused.codesTooMany,
    commonRefusals.proofNeeded,
  ],
});

/** The second step of signing in: a code of the application, or a recovery code. */
export const verifySecondFactor = endpoint({
  name: "verifySecondFactor",
  method: "POST",
  path: "/User/SecondFactor/Verify",
  access: "any",
  isBeforeSecondFactor: true,
  bodyForm: "form",
  body: z.object({
    code: absent(z.string().check(z.maxLength(40, "too-long"))),
    recoveryCode: absent(z.string().check(z.maxLength(40, "too-long"))),
    redirectUrl: absent(z.string()),
  }),
  output: z.object({ recoveryCodesLeft: z.int(), redirectUrl: z.string() }),
  refusals: [
    refused.codeWrong,
    refused.recoveryCodeWrong,
    refused.notOn,
    refused.codesTooMany,
    refused.keyLost,
  ],
});

/** Proves again that it is the person: by a code of the application, or by the password where there is no second factor. */
export const proveMyself = endpoint({
  name: "proveMyself",
  method: "POST",
  path: "/User/SecondFactor/Prove",
  access: "any",
  body: z.object({ code: absent(code), password: absent(typed(1_000)) }),
  refusals: [
    refused.codeWrong,
    refused.codesTooMany,
    refused.keyLost,
    identityRefusals.wrongCurrentPassword,
    commonRefusals.tooMany,
  ],
});

/** Replaces all recovery codes. */
export const renewRecoveryCodes = endpoint({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/User/SecondFactor/NewCodes",
  access: "any",
  needsProof: true,
  output: recoveryCodes,
  refusals: [refused.notOn],
});

/** Switches the second factor off, where nobody asks for it. */
export const removeSecondFactor = endpoint({
  name: "removeSecondFactor",
  method: "POST",
  path: "/User/SecondFactor/Remove",
  access: "any",
  needsProof: true,
  refusals: [refused.notOn, refused.required],
});
