import { beginPasskeySignIn, signInByPasskey } from "@ribambelle/domain/passkeys/passkey.api";
import { passkeyRefusals } from "@ribambelle/domain/passkeys/passkey.texts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { showPublicPage } from "../../testing/showPublicPage.tsx";
import { virtualAuthenticator } from "../../testing/virtualAuthenticator.ts";
import { SignInPage } from "./SignInPage.tsx";

const use = page.getByRole("button", { name: "Utiliser une clé d’accès" });
const options = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "localhost",
  timeout: 60_000,
  userVerification: "required" as const,
};

/** Puts a passkey into the browser's device, as the portal would have asked for it. */
async function makePasskey() {
  const credential = await navigator.credentials.create({
    publicKey: {
      rp: { id: "localhost", name: "Agence" },
      user: { id: new Uint8Array([1, 2, 3]), name: "lea", displayName: "Léa" },
      challenge: new Uint8Array([1]),
      pubKeyCredParams: [{ alg: -7, type: "public-key" }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    },
  });
  return credential?.id;
}

test("somebody with a passkey signs in by one press and goes where they wanted to (PASSKEY-04, PASSKEY-09)", async () => {
  await virtualAuthenticator();
  const id = await makePasskey();
  const calls = answerCalls();
  const wanted = stopNavigations();
  calls.gives(beginPasskeySignIn, options);
  calls.gives(signInByPasskey, { redirectUrl: "/popup-redirect?redirect=x" });
  await showPublicPage(SignInPage, { redirectUrl: "/client/contrats" });
  expect(calls.seen).toEqual([]);
  await use.click();
  await expect.poll(() => wanted).toEqual(["/popup-redirect?redirect=x"]);
  expect(calls.callsOf(signInByPasskey)[0]?.body).toMatchObject({
    credential: { id, response: { userHandle: "AQID" } },
    redirectUrl: "/client/contrats",
  });
});

test("reads why, and may type the password, when the portal takes no passkey of theirs (PASSKEY-04, PASSKEY-09)", async () => {
  await virtualAuthenticator();
  await makePasskey();
  const calls = answerCalls();
  calls.gives(beginPasskeySignIn, options);
  calls.refuses(signInByPasskey, passkeyRefusals.unusable);
  await showPublicPage(SignInPage);
  await use.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(passkeyRefusals.unusable.fr);
  await expect.element(use).not.toHaveAttribute("aria-disabled");
});
