import { useWords } from "../client/locale.tsx";
import { AgencyContact } from "../ui/AgencyContact.tsx";
import { MessageCard } from "../ui/MessageCard.tsx";
import { PublicFrame } from "../ui/PublicFrame.tsx";
import { MissingPicture } from "../ui/pictures.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
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
