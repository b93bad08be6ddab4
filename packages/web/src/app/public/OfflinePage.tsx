import { useWords } from "../../client/locale.tsx";
import { MessageCard } from "../../ui/cards/MessageCard.tsx";
import { ApartPicture } from "../../ui/pictures/pictures.tsx";
import { PublicFrame } from "../../ui/publicFrame/PublicFrame.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { offlineWords } from "./OfflinePage.texts.ts";

/** What the browser shows in place of any page without a network: kept by the service worker, with `offline.ts` as its only script. */
export function OfflinePage() {
  const words = useWords(offlineWords);
  usePageTitle(words.title);
  return (
    <PublicFrame foot={false}>
      {/* An empty address is that of the page that was asked for. */}
      <MessageCard picture={<ApartPicture />} heading={words.heading} href="" action={words.retry}>
        <p>{words.lead}</p>
      </MessageCard>
    </PublicFrame>
  );
}
