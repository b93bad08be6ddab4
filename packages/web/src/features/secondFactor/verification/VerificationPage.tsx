import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { verifySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../client/locale.tsx";
import { CardHeading } from "../../../ui/cards/CardHeading.tsx";
import { LanguageChoice } from "../../../ui/publicFrame/LanguageChoice.tsx";
import { PublicFrame } from "../../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../../ui/publicFrame/publicPage.ts";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { CodeForm } from "../codes/CodeForm.tsx";
import { ShownCode } from "../codes/ShownCode.tsx";
import { useSignInAgain, useStep } from "../halfSignedIn.ts";
import { verificationTitle } from "../titles.texts.ts";
import { RecoveryForm } from "./RecoveryForm.tsx";
import { useVerification } from "./useVerification.ts";
import classes from "./VerificationPage.module.css";
import { verificationWords } from "./VerificationPage.texts.ts";

const form = { method: "post", action: apiBase + verifySecondFactor.path } as const;

/** The second step of signing in: a code of the application, or a recovery code (FACTOR-05, FACTOR-16). */
export function VerificationPage({ page, redirectQuery }: PublicPageProps) {
  const words = useWords(verificationWords);
  usePageTitle(useWords(verificationTitle).title);
  const hydrated = useHydrated();
  const wanted = page.redirectUrl;
  const { demonstrationCode, isOfStaff } = useStep("to-give", page.session, wanted);
  const signInAgain = useSignInAgain(wanted);
  const verify = useVerification(wanted);
  const [hasPhone, setPhone] = useState(true);
  const recovery = (
    <>
      <p className={classes.lead}>{words.recoveryLead}</p>
      <RecoveryForm form={form} redirectUrl={wanted} onCode={(recoveryCode) => verify({ recoveryCode })} />
      <p className={classes.note}>{isOfStaff ? words.noCodesOfStaff : words.noCodes}</p>
    </>
  );

  function change(toPhone: boolean) {
    flushSync(() => setPhone(toPhone));
    document.querySelector<HTMLInputElement>("main form input")?.focus();
  }

  return (
    <PublicFrame question>
      <CardHeading heading={words.heading}>
        <LanguageChoice hrefOf={(locale) => `/verification?lang=${locale}&${redirectQuery}`} />
      </CardHeading>
      {hasPhone ? (
        <>
          <p className={classes.lead}>{words.lead}</p>
          {demonstrationCode !== undefined && (
            <div className={classes.demonstration}>
              <ShownCode code={demonstrationCode} />
            </div>
          )}
          <CodeForm focused form={form} submit={words.verify} onCode={(code) => verify({ code })}>
            <input type="hidden" name="redirectUrl" defaultValue={wanted} />
          </CodeForm>
          <noscript>{recovery}</noscript>
        </>
      ) : (
        recovery
      )}
      {hydrated && (
        <div className={classes.others}>
          <button type="button" className={classes.other} onClick={() => change(!hasPhone)}>
            {hasPhone ? words.noPhone : words.backToCode}
          </button>
          <button type="button" className={classes.other} onClick={() => void signInAgain()}>
            {words.otherAccount}
          </button>
        </div>
      )}
    </PublicFrame>
  );
}
