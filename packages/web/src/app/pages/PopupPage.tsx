import { periodInWords } from "@ribambelle/domain/agency/period";
import { disableConnectionPopup } from "@ribambelle/domain/identity/identity.api";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useAgency } from "../../client/agency.tsx";
import { CallError, call } from "../../client/call/call.ts";
import { leaveFlash } from "../../client/kept/flash.ts";
import { leaveTo } from "../../client/leaveTo.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { CalendarPicture } from "../../ui/pictures/pictures.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { BareFrame } from "../frame/BareFrame.tsx";
import { isInside } from "../routes/guards.ts";
import { myInformationQuery } from "../session/session.ts";
import { popupWords } from "./PopupPage.texts.ts";

/** Reminds people with contracts of their tax return, once, between the sign-in and the page they wanted (POPUP-01 to -06). */
export function PopupPage() {
  const words = useWords(popupWords);
  const { name, fiscalReminder } = useAgency();
  const period = periodInWords(fiscalReminder, useLocale());
  const { busy, goOn } = useGoOn();
  usePageTitle(words.title);
  return (
    <BareFrame>
      <Dialog look="message" leaving="never" heading={words.heading} picture={<CalendarPicture />}>
        <p>{words.reminder(period, name)}</p>
        <p>{words.once}</p>
        <Button main busy={busy} onClick={() => void goOn()}>
          {words.understood}
        </Button>
      </Dialog>
    </BareFrame>
  );
}

// People go on even when the call fails that hides the reminder: the next page shows the error (POPUP-OP2).
function useGoOn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { target } = useRouteContext({ from: "/popup-redirect" });
  const [busy, setBusy] = useState(false);

  async function goOn() {
    setBusy(true);
    try {
      await call(disableConnectionPopup);
      queries.setQueryData(myInformationQuery.queryKey, (user) =>
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
