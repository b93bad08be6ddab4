import { signedInAddress } from "@ribambelle/domain/kernel/redirect";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { beginSecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { useEffect, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { callErrorOf } from "../../../client/call/callError.ts";
import { leaveTo, loginAddress } from "../../../client/leaveTo.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { CardHeading } from "../../../ui/cards/CardHeading.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { LanguageChoice } from "../../../ui/publicFrame/LanguageChoice.tsx";
import { PublicFrame } from "../../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { leaveIfOver, useSignInAgain, useStep } from "../halfSignedIn.ts";
import { activationTitle } from "../titles.texts.ts";
import classes from "./Enrolment.module.css";
import { enrolmentWords } from "./Enrolment.texts.ts";
import { Enrolment } from "./Enrolment.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type Drawn = { readonly key: string; readonly uri: string };

/** Where somebody of the agency chooses a second factor before anything else, when the agency asks for one (FACTOR-03). */
export function ActivationPage({ page, redirectQuery }: PublicPageProps) {
  const words = useWords(enrolmentWords);
  const locale = useLocale();
  usePageTitle(useWords(activationTitle).title);
  const wanted = page.redirectUrl;
  const { visitor } = useStep("to-enrol", page.session, wanted);
  const signInAgain = useSignInAgain(wanted);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { drawn, failure } = useDrawn(visitor === "known", wanted);
  return (
    <PublicFrame question reading>
      <CardHeading heading={words.heading}>
        {codes === null && (
          <LanguageChoice hrefOf={(locale) => `/verification/activer?lang=${locale}&${redirectQuery}`} />
        )}
      </CardHeading>
      {codes ? (
        <RecoveryCodes heading="h2" codes={codes} onDone={() => leaveTo(signedInAddress(wanted || null))} />
      ) : (
        <>
          <p className={classes.lead}>{words.required}</p>
          <noscript>
            <Callout kind="error">{words.noScript}</Callout>
          </noscript>
          {failure && <Callout kind="error">{failure[locale]}</Callout>}
          {visitor === "stranger" && (
            <LinkButton href={loginAddress(wanted || null)}>{words.signIn}</LinkButton>
          )}
          {visitor !== "stranger" && !drawn && !failure && <p role="status">{words.loading}</p>}
          {drawn && (
            <Enrolment drawn={drawn} onConfirmed={setCodes} onError={(error) => leaveIfOver(error, wanted)} />
          )}
          {visitor === "known" && (
            <button type="button" className={classes.other} onClick={() => void signInAgain()}>
              {words.otherAccount}
            </button>
          )}
        </>
      )}
    </PublicFrame>
  );
}

function useDrawn(isThere: boolean, wanted: string) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failure, setFailure] = useState<Bilingual | null>(null);
  useEffect(() => {
    if (!isThere) return;
    call(beginSecondFactor).then(setDrawn, (error: unknown) => {
      leaveIfOver(error, wanted);
      setFailure(callErrorOf(error).text);
    });
  }, [isThere, wanted]);
  return { drawn, failure };
}
