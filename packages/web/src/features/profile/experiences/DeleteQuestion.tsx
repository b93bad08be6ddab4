import type { ExperienceFields } from "@ribambelle/domain/profile/experience";
import { useWords } from "../../../client/locale.tsx";
import { Question } from "../../../ui/dialogs/Question.tsx";
import { useAct } from "../../../ui/editing/useAct.ts";
import { say } from "../../../ui/messages/say.ts";
import { editedWords, saidExperience } from "./experienceEditing.texts.ts";
import { experienceWords } from "./experiences.texts.ts";
import { useExperienceList } from "./useExperienceList.ts";

/** The experience that is deleted, as it was seen. */
export interface Deleting {
  readonly name: string;
  readonly told: ExperienceFields;
  readonly onDeleted: () => void;
  readonly onKept: () => void;
}

/** Asks whether an experience is to be deleted, and deletes it. */
export function DeleteQuestion({ name, told, onDeleted, onKept }: Deleting) {
  const words = useWords(editedWords);
  const { remove: removing } = useWords(experienceWords);
  const { remove } = useExperienceList();
  const { busy, act } = useAct();
  const confirm = async () => {
    const isDone = await act(async () => {
      await remove(name, told);
      onDeleted();
      say({ kind: "success", text: saidExperience("removed") });
    });
    if (!isDone) onKept();
  };
  return (
    <Question
      question={words.removeQuestion}
      yes={removing}
      no={words.keep}
      busy={busy}
      onYes={() => void confirm()}
      onNo={onKept}
    />
  );
}
