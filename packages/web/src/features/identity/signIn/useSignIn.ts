import { login } from "@ribambelle/domain/identity/identity.api";
import { useEffect } from "react";
import { call } from "../../../client/call/call.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { giveUpSigningOut } from "../../../client/signOut.ts";
import { useForm } from "../../../ui/editing/useForm.ts";
import { say } from "../../../ui/messages/say.ts";
import { signInFailed } from "./LoginPage.texts.ts";

/** The form of the sign-in page, whose fields keep their text when it fails. */
export function useSignIn() {
  const form = useForm({
    start: { userName: "", password: "", redirectUrl: "" },
    readFrom: (textOf) => ({
      // Posted by this name where there is no script.
      userName: textOf("username"),
      password: textOf("password"),
      redirectUrl: textOf("redirectUrl"),
    }),
    schema: login.body,
    send: async (given) => {
      const { redirectUrl } = await call(login, given);
      giveUpSigningOut();
      leaveTo(redirectUrl);
      return "leaving";
    },
    onFailed: () => say({ kind: "error", text: signInFailed }),
  });
  const { release } = form;
  useEffect(() => {
    // A page restored from the back-forward cache would still show that it is sending.
    window.addEventListener("pageshow", release);
    return () => window.removeEventListener("pageshow", release);
  });
  return form;
}
