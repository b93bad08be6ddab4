import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { useWords } from "../../client/locale.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import type { Pictured } from "../../ui/pictures/RoundPhoto.tsx";
import { ReasonText } from "../../ui/words/ReasonText.tsx";
import { photoSectionWords } from "./PhotoSection.texts.ts";

interface Props {
  person: Pictured;
  /** What the agency gave when it refused the photo; null when it gave nothing. */
  rejectionReason: ReasonWords | null;
}

/** The photo's state in words, and what it means for the babysitter. */
export function PhotoState({ person, rejectionReason }: Props) {
  const words = useWords(photoSectionWords);
  const { Pending, Rejected } = photoStates.numbers;
  if (person.photoUrl === null) return <p>{words.none}</p>;
  if (person.photoState === Pending) return <p>{words.pending}</p>;
  if (person.photoState !== Rejected) return <p>{words.validated}</p>;
  return (
    <Callout kind="error">
      <p>{words.rejected}</p>
      {rejectionReason && (
        <p>
          {words.reason} <ReasonText of={rejectionReason} />
        </p>
      )}
      <p>{words.chooseAnother}</p>
    </Callout>
  );
}
