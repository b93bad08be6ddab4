import { useWords } from "../client/locale.tsx";
import { MessageCard } from "../ui/MessageCard.tsx";
import { PublicFrame } from "../ui/PublicFrame.tsx";
import { MissingPicture } from "../ui/pictures.tsx";
import { usePageTitle } from "../ui/usePageTitle.ts";
import { notFoundWords } from "./NotFoundPage.texts.ts";

/** Says that there is nothing at this address, with one way on (ROUTE-OP11). */
export function NotFoundPage() {
  const words = useWords(notFoundWords);
  usePageTitle(words.title);
  return (
    <PublicFrame>
      <MessageCard picture={<MissingPicture />} heading={words.heading} href="/" action={words.home}>
        <p>{words.lead}</p>
      </MessageCard>
    </PublicFrame>
  );
}
