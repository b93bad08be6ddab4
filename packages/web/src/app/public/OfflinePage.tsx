import { useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { ApartPicture } from "../../ui/pictures/pictures.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { offlineWords } from "./OfflinePage.texts.ts";

/** The page that the service worker shows without a network; its only script is `offline.ts`. */
export function OfflinePage() {
  const words = useWords(offlineWords);
  usePageTitle(words.title);
  return (
    <PublicFrame foot={false}>
      {/* An empty href reloads the requested page. */}
      <MessageCard picture={<ApartPicture />} heading={words.heading} href="" action={words.retry}>
        <p>{words.lead}</p>
      </MessageCard>
    </PublicFrame>
  );
}
