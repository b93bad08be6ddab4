import { sponsorshipCodeIn } from "@ribambelle/domain/sponsorship/codeInAddress";
import { useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { MissingPicture } from "../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import { useHydrated } from "../../ui/useHydrated.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { signUpWords } from "./SignUpPage.texts.ts";

/** Stands in for the public site's sign-up where no public site is configured; a friend's code is not lost (LEGACY-OP3, SPONSOR-OP2). */
export function SignUpPage() {
  const words = useWords(signUpWords);
  // The page was written before anybody asked for it: the address is known once the script runs.
  const code = useHydrated() ? sponsorshipCodeIn(location.search) : null;
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<MissingPicture />} heading={words.heading} href="/login" action={words.login}>
        <p>{words.lead}</p>
        {code && <p>{words.code(code)}</p>}
      </MessageCard>
      <AgencyContact />
    </PublicFrame>
  );
}
