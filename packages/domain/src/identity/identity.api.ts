import * as z from "zod/mini";
import { emailSchema } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { identityRefusals, passwordProblemTexts, passwordRefusals } from "./identity.texts.ts";
import { newPasswordSchema } from "./password.ts";
import { ownSessionSchema } from "./session.ts";

export { logout } from "./logout.api.ts";

const required = (max: number) =>
  z.string().check(z.minLength(1, { error: "required", abort: true }), z.maxLength(max, "too-long"));

/** What a person types to sign in; the redirect target is checked by the action, not by the schema. */
const signInSchema = z.object({
  userName: z
    .string()
    .check(z.trim(), z.minLength(1, { error: "required", abort: true }), z.maxLength(254, "too-long")),
  password: required(1_000),
  redirectUrl: z.nullish(z.string()),
});

export const login = endpoint({
  name: "login",
  method: "POST",
  path: "/Authentication/login",
  access: "public",
  bodyForm: "form",
  body: wire(signInSchema, { userName: "username", password: "password", redirectUrl: "redirectUrl" }),
  output: z.object({ redirectUrl: z.string() }),
  refusals: [
    identityRefusals.wrongCredentials,
    identityRefusals.blocked,
    commonRefusals.tooMany,
    identityRefusals.tooManyAtOnce,
  ],
});

export const disableConnectionPopup = endpoint({
  name: "disableDisplayedConnectionPopup",
  method: "POST",
  path: "/Authentication/DisableDisplayedConnectionPopup",
  access: "any",
});

export const updateMyPassword = endpoint({
  name: "updateMyPassword",
  method: "POST",
  path: "/Authentication/updateMyPassword",
  access: "any",
  needsProof: "with-second-factor",
  body: z.object({ currentPassword: required(1_000), newPassword: newPasswordSchema }),
  refusals: [
    identityRefusals.wrongCurrentPassword,
    ...passwordRefusals,
    commonRefusals.tooMany,
    identityRefusals.tooManyAtOnce,
  ],
  problems: passwordProblemTexts,
});

export const requestResetMyPassword = endpoint({
  name: "requestResetMyPassword",
  method: "POST",
  path: "/Authentication/requestResetMyPassword",
  access: "public",
  body: z.object({ email: emailSchema }),
  refusals: [commonRefusals.tooMany],
});

export const resetMyPassword = endpoint({
  name: "resetMyPassword",
  method: "POST",
  path: "/Authentication/resetMyPassword",
  access: "public",
  body: z.object({ password: newPasswordSchema, resetKey: required(200) }),
  refusals: [
    identityRefusals.resetKeyUnusable,
    ...passwordRefusals,
    commonRefusals.tooMany,
    identityRefusals.tooManyAtOnce,
  ],
  problems: passwordProblemTexts,
});

export const getMySessions = endpoint({
  name: "getMySessions",
  method: "GET",
  path: "/Authentication/GetMySessions",
  access: "any",
  output: z.array(ownSessionSchema),
});

export const endMySession = endpoint({
  name: "endMySession",
  method: "POST",
  path: "/Authentication/EndMySession",
  access: "any",
  needsProof: true,
  body: z.object({ id: z.uuid() }),
  refusals: [identityRefusals.noSuchSession],
});

export const endMyOtherSessions = endpoint({
  name: "endMyOtherSessions",
  method: "POST",
  path: "/Authentication/EndMyOtherSessions",
  access: "any",
  needsProof: true,
});

export const deleteMyAccount = endpoint({
  name: "deleteMyAccount",
  method: "POST",
  path: "/Authentication/deleteMyAccount",
  access: ["Parent", "BabySitter"],
  needsProof: true,
});
