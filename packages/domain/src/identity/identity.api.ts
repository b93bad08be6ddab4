import * as z from "zod/mini";
import { emailSchema } from "../kernel/email.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { identityRefusals, passwordProblemTexts } from "./identity.texts.ts";
import { newPasswordSchema } from "./password.ts";
import { myInformationSchema } from "./person.ts";

const required = (max: number) =>
  z.string().check(z.minLength(1, { error: "required", abort: true }), z.maxLength(max, "too-long"));

/** What a person types to sign in; the redirect target is checked by the action, not by the schema. */
export const signInSchema = z.object({
  userName: z
    .string()
    .check(z.trim(), z.minLength(1, { error: "required", abort: true }), z.maxLength(254, "too-long")),
  password: required(1_000),
  redirectUrl: z.nullish(z.string()),
});

export const login = endpoint({
  name: "login",
  summary:
    "Signs in. A browser's own form gets a 303; with Accept: application/json, 200 with the address to go to. Any query parameter is ignored.",
  method: "POST",
  path: "/Authentication/login",
  access: "public",
  bodyForm: "form",
  body: wire(signInSchema, { userName: "username" }),
  output: z.object({ redirectUrl: z.string() }),
  refusals: [identityRefusals.wrongCredentials, commonRefusals.tooMany],
});

export const logout = endpoint({
  name: "logout",
  summary: "Ends the session, if there is one.",
  method: "POST",
  path: "/Authentication/logout",
  access: "public",
});

export const getMyInformation = endpoint({
  name: "getMyInformation",
  summary: "The signed-in person.",
  method: "GET",
  path: "/Authentication/GetMyInformation",
  access: "any",
  output: wire(myInformationSchema, { email: "eMail" }),
});

export const disableConnectionPopup = endpoint({
  name: "disableDisplayedConnectionPopup",
  summary: "The connection popup is not shown any more.",
  method: "POST",
  path: "/Authentication/DisableDisplayedConnectionPopup",
  access: "any",
});

export const updateMyPassword = endpoint({
  name: "updateMyPassword",
  summary: "Changes the password and ends all of the person's sessions.",
  method: "POST",
  path: "/Authentication/updateMyPassword",
  access: "any",
  body: z.object({ currentPassword: required(1_000), newPassword: newPasswordSchema }),
  refusals: [
    identityRefusals.wrongCurrentPassword,
    identityRefusals.passwordContainsEmail,
    commonRefusals.tooMany,
  ],
  problems: passwordProblemTexts,
});

export const requestResetMyPassword = endpoint({
  name: "requestResetMyPassword",
  summary: "Sends a reset link when the address is known; answers the same when it is not.",
  method: "POST",
  path: "/Authentication/requestResetMyPassword",
  access: "public",
  body: z.object({ email: emailSchema }),
  refusals: [commonRefusals.tooMany],
});

export const resetMyPassword = endpoint({
  name: "resetMyPassword",
  summary:
    "Sets a new password with the key of a reset link, which is used up; ends all of the person's sessions.",
  method: "POST",
  path: "/Authentication/resetMyPassword",
  access: "public",
  body: z.object({ password: newPasswordSchema, resetKey: required(200) }),
  refusals: [
    identityRefusals.resetKeyUnusable,
    identityRefusals.passwordContainsEmail,
    commonRefusals.tooMany,
  ],
  problems: passwordProblemTexts,
});

export const deleteMyAccount = endpoint({
  name: "deleteMyAccount",
  summary: "Deactivates and anonymises the account; contracts and documents are kept as the law asks.",
  method: "POST",
  path: "/Authentication/deleteMyAccount",
  access: ["Parent", "BabySitter"],
});
