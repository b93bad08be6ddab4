import { useWords } from "../client/locale.tsx";
import { MessageCard } from "../ui/MessageCard.tsx";
import { PublicFrame } from "../ui/PublicFrame.tsx";
import { GatePicture } from "../ui/pictures.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { unauthorisedWords } from "./UnauthorisedPage.texts.ts";

/** Says that the page is not for this kind of account, with one way on (ROUTE-OP11). */
export function UnauthorisedPage() {
  const words = useWords(unauthorisedWords);
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<GatePicture />} heading={words.heading} href="/" action={words.home}>
        <p>{words.lead}</p>
      </MessageCard>
    </PublicFrame>
  );
}
