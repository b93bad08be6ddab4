import { useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { MissingPicture } from "../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { signUpWords } from "./SignUpPage.texts.ts";

/** Stands in for the public site's sign-up where no public site is configured (LEGACY-OP3). */
export function SignUpPage() {
  const words = useWords(signUpWords);
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<MissingPicture />} heading={words.heading} href="/login" action={words.login}>
        <p>{words.lead}</p>
      </MessageCard>
      <AgencyContact />
    </PublicFrame>
  );
}
