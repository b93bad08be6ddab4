import { useWords } from "../client/locale.tsx";
import { AgencyContact } from "../ui/AgencyContact.tsx";
import { MessageCard } from "../ui/MessageCard.tsx";
import { PublicFrame } from "../ui/PublicFrame.tsx";
import { BridgePicture } from "../ui/pictures.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { publicSiteWords } from "./PublicSitePage.texts.ts";

/** Stands in for the agency's public site where none is configured (LEGACY-OP3). */
export function PublicSitePage() {
  const words = useWords(publicSiteWords);
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<BridgePicture />} heading={words.heading} href="/" action={words.home}>
        <p>{words.lead}</p>
      </MessageCard>
      <AgencyContact />
    </PublicFrame>
  );
}
