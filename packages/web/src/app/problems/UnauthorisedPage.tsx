import { useState } from "react";
import { leaveTo, loginAddress } from "../../client/leaveTo.ts";
import { useWords } from "../../client/locale.tsx";
import { forgetAuthenticated } from "../../client/session.ts";
import { signOut } from "../../client/signOut.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { GatePicture } from "../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import type { PublicPageProps } from "../../ui/publicFrame/publicPage.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { useVisitor } from "../session/useVisitor.ts";
import classes from "./UnauthorisedPage.module.css";
import { unauthorisedWords } from "./UnauthorisedPage.texts.ts";

/** Says that the page is not for this kind of account, which one it is, and how to go on (ROUTE-OP11). */
export function UnauthorisedPage({ page }: PublicPageProps) {
  const words = useWords(unauthorisedWords);
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<GatePicture />} heading={words.heading} href="/" action={words.home}>
        <p>{words.lead}</p>
      </MessageCard>
      <AgencyContact />
      <Account session={page.session} />
    </PublicFrame>
  );
}

// Rendered last, so that its late appearance shifts nothing.
function Account({ session }: { session: boolean }) {
  const words = useWords(unauthorisedWords);
  const visitor = useVisitor(session);
  const [busy, setBusy] = useState(false);
  if (!visitor) return null;

  async function change() {
    setBusy(true);
    await signOut();
    forgetAuthenticated();
    leaveTo(loginAddress());
  }

  return (
    <div className={classes.account}>
      <p>{words.account(visitor.displayName, visitor.role)}</p>
      <Button busy={busy} onClick={() => void change()}>
        {words.other}
      </Button>
    </div>
  );
}
