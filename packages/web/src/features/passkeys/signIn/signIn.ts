import { beginPasskeySignIn, signInByPasskey } from "@ribambelle/domain/passkeys/passkey.api";
import { call } from "../../../client/call/call.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { giveUpSigningOut } from "../../../client/signOut.ts";
import { signByPasskey } from "../ceremony.ts";

/** Signs in by a passkey and goes on to the wanted page. */
export async function signIn(redirectUrl: string): Promise<void> {
  const credential = await signByPasskey(await call(beginPasskeySignIn));
  const signedIn = await call(signInByPasskey, { credential, redirectUrl: redirectUrl || null });
  giveUpSigningOut();
  leaveTo(signedIn.redirectUrl);
}
