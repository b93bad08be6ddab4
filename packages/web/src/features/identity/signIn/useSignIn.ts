import { login } from "@ribambelle/domain/identity/identity.api";
import { fieldProblems } from "@ribambelle/domain/kernel/refusal";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { readWire } from "@ribambelle/domain/kernel/wire";
import { type FormEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../../client/call/call.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { giveUpSigningOut } from "../../../client/signOut.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { say } from "../../../ui/messages/say.ts";
import { signInFailed } from "./LoginPage.texts.ts";

/** The problem of each field of the form, by its outside name. */
type Problems = Readonly<Record<string, Bilingual | undefined>>;

/** Sends the sign-in form by a call and gives its problems; the fields keep their text. */
export function useSignIn() {
  const [problems, setProblems] = useState<Problems>({});
  const { send, rest, ...sending } = useSending();

  useEffect(() => {
    // A page restored from the back-forward cache would still show that it is sending.
    window.addEventListener("pageshow", rest);
    return () => window.removeEventListener("pageshow", rest);
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const reading = readWire(login.body, Object.fromEntries(new FormData(form)));
    if (!reading.ok) {
      const found = reading.issues.map(({ path, code }) => [path, fieldProblems[code]] as const);
      flushSync(() => setProblems(Object.fromEntries(found)));
      focusOn(form, found[0]?.[0]);
      return;
    }
    const failed = await send(async () => {
      const { redirectUrl } = await call(login, reading.value);
      giveUpSigningOut();
      leaveTo(redirectUrl);
    });
    if (failed) say({ kind: "error", text: signInFailed });
  }

  function retype(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (problems[name]) setProblems({ ...problems, [name]: undefined });
  }

  return { ...sending, problems, submit, retype };
}

function focusOn(form: HTMLFormElement, name: string | undefined) {
  const field = form.elements.namedItem(name ?? "");
  if (field instanceof HTMLElement) field.focus();
}
