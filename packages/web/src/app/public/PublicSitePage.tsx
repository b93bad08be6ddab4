import { useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { BridgePicture } from "../../ui/pictures/pictures.tsx";
import { AgencyContact } from "../../ui/publicFrame/AgencyContact.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
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
