import { declaredMonths, periodInWords } from "@ribambelle/domain/agency/period";
import { disableConnectionPopup } from "@ribambelle/domain/identity/identity.api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useAgency } from "../../client/agency.tsx";
import { CallError, call } from "../../client/call/call.ts";
import { keepAnswer } from "../../client/keepAnswer.ts";
import { leaveFlash } from "../../client/kept/flash.ts";
import { leaveTo } from "../../client/leaveTo.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useGiven, useNavigate } from "../../routing/router/hooks.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { CalendarPicture } from "../../ui/pictures/pictures.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { BareFrame } from "../frame/BareFrame.tsx";
import { isInside } from "../routes/guards.ts";
import { myInformationQuery } from "../session/session.ts";
import classes from "./PopupPage.module.css";
import { popupWords } from "./PopupPage.texts.ts";

/** Reminds people with contracts of their tax return, once, between the sign-in and the page they wanted (POPUP-01 to -06). */
export function PopupPage() {
  const words = useWords(popupWords);
  const { name, fiscalReminder } = useAgency();
  const period = periodInWords(declaredMonths(fiscalReminder, today()), useLocale());
  const { target } = useGiven();
  const { busy, goOn } = useGoOn(target);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  usePageTitle(words.heading);
  return (
    <BareFrame>
      {/* Modal by its place: it is all that the page holds, so that the server can draw it, open (POPUP-02). */}
      <dialog open aria-modal="true" aria-labelledby={headingId} className={classes.reminder}>
        <CalendarPicture />
        <h1 ref={heading} id={headingId} tabIndex={-1}>
          {words.heading}
        </h1>
        <p>{words.reminder(period, name)}</p>
        <p>{words.once}</p>
        <Button main busy={busy} onClick={() => void goOn()}>
          {words.understood}
        </Button>
        <noscript>
          <LinkButton href={target} main>
            {words.goOn}
          </LinkButton>
        </noscript>
      </dialog>
    </BareFrame>
  );
}

// People go on even when the call fails that hides the reminder: the next page shows the error (POPUP-OP2).
function useGoOn(target: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function goOn() {
    setBusy(true);
    try {
      await call(disableConnectionPopup);
      await keepAnswer(queries, myInformationQuery.queryKey, (user) =>
        user ? { ...user, isDisplayedConnectionPopup: false } : user,
      );
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A session that has ended already leads to the sign-in page.
      if (error.status === 401) return;
      if (target.startsWith("/")) leaveFlash({ kind: "error", text: error.text });
    }
    if (isInside(target)) await navigate({ href: target, replace: true });
    else leaveTo(target);
  }

  return { busy, goOn };
}
