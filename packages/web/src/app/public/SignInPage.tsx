import { LoginPage } from "../../features/identity/public.ts";
import { PasskeySignIn } from "../../features/passkeys/public.ts";
import type { PublicPageProps } from "../../ui/publicFrame/publicPage.ts";

/** The sign-in page with the way in by a passkey, because neither feature may import the other. */
export function SignInPage(props: PublicPageProps) {
  return <LoginPage {...props} otherWay={<PasskeySignIn redirectUrl={props.page.redirectUrl} />} />;
}
