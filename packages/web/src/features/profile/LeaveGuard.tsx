import { forgetDrafts, useUnsaved } from "../../client/kept/drafts.ts";
import { useWords } from "../../client/locale.tsx";
import { useBlocker } from "../../routing/router/useBlocker.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Doll } from "../../ui/pictures/Doll.tsx";
import { profileWords } from "./profile.texts.ts";

/** Asks before the page is left with unsaved changes (PROF-OP19). */
export function LeaveGuard() {
  const words = useWords(profileWords);
  const unsaved = useUnsaved();
  const asked = useBlocker(() => unsaved > 0);
  if (!asked) return null;
  const leave = () => {
    forgetDrafts();
    asked.proceed();
  };
  return (
    <Dialog look="message" leaving="never" heading={words.leave} picture={<LeavePicture />}>
      <p>{words.leaveWhy(unsaved)}</p>
      <Button main onClick={asked.reset}>
        {words.stay}
      </Button>
      <Button onClick={leave}>{words.leaveAnyway}</Button>
    </Dialog>
  );
}

function LeavePicture() {
  return (
    <svg viewBox="0 0 80 48" width="80" height="48" aria-hidden="true">
      <Doll fill="var(--plum-line)" />
      <Doll x={40} fill="var(--line-control)" missing />
    </svg>
  );
}
