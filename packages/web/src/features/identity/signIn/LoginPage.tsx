import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { secondFactorPaths } from "@ribambelle/domain/secondFactor/secondFactor";
import { type ReactNode, useEffect } from "react";
import { call } from "../../../client/call/call.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { useWords } from "../../../client/locale.tsx";
import { isStillOpen } from "../../../client/signOut.ts";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { CardHeading } from "../../../ui/cards/CardHeading.tsx";
import { LanguageChoice } from "../../../ui/publicFrame/LanguageChoice.tsx";
import { PublicFrame } from "../../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { LeftMessage } from "./LeftMessage.tsx";
import { LoginForm } from "./LoginForm.tsx";
import classes from "./LoginPage.module.css";
import { loginWords } from "./LoginPage.texts.ts";

/** The sign-in page: a form that works before and without the script, and in place with it. */
export function LoginPage({ page, redirectQuery, otherWay }: PublicPageProps & { otherWay?: ReactNode }) {
  const words = useWords(loginWords);
  usePageTitle(words.title);
  useAlreadySignedIn(page.session, redirectQuery);
  return (
    <PublicFrame question>
      <CardHeading heading={words.heading}>
        <LanguageChoice hrefOf={(locale) => `/login?lang=${locale}&${redirectQuery}`} />
      </CardHeading>
      <p className={classes.lead}>{words.lead}</p>
      <LeftMessage redirectUrl={page.redirectUrl} />
      <LoginForm redirectUrl={page.redirectUrl} otherWay={otherWay} />
      <div className={classes.signUp}>
        <p>{words.noAccount}</p>
        <LinkButton href={page.agency.publicSite.signUp}>{words.signUp}</LinkButton>
      </div>
    </PublicFrame>
  );
}

// A signed-in person is redirected to /, which honours the redirect target (ROUTE-OP4). Without a session
// cookie no call is made; an expired session shows its message (AUTH-34) and the person stays here.
function useAlreadySignedIn(session: boolean, redirectQuery: string) {
  useEffect(() => {
    // Who has just signed out does not go back in, though the server may not know it yet.
    if (!session || isStillOpen()) return;
    call(getMyInformation).then(
      ({ secondFactor }) => {
        const query = redirectQuery && `?${redirectQuery}`;
        leaveTo((secondFactor ? secondFactorPaths[secondFactor] : "/") + query);
      },
      () => {},
    );
  }, [session, redirectQuery]);
}
