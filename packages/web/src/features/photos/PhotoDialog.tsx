import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Avatar, type Pictured } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TaskDialog } from "../../ui/TaskDialog.tsx";
import { PhotoChooser } from "./PhotoChooser.tsx";
import classes from "./PhotoDialog.module.css";
import { photoDialogWords } from "./PhotoDialog.texts.ts";
import { PhotoFraming } from "./PhotoFraming.tsx";
import { PhotoGuide } from "./PhotoGuide.tsx";
import { PhotoQuestion } from "./PhotoQuestion.tsx";
import { type ShownPhoto, shownSize } from "./shownPhoto.ts";
import { useChoosing } from "./useChoosing.ts";
import { usePhotoSending } from "./usePhotoSending.ts";

interface Props {
  person: Pictured;
  onChanged: (photo: ShownPhoto) => void;
  /** Called when the person leaves without a change. */
  onClose: () => void;
}

/** Chooses, frames, sends or deletes the babysitter's photo. */
export function PhotoDialog({ person, onChanged, onClose }: Props) {
  const words = useWords(photoDialogWords);
  const locale = useLocale();
  const [question, setQuestion] = useState<"leave" | "remove" | null>(null);
  const main = useRef<HTMLButtonElement>(null);
  const sending = usePhotoSending(onChanged);
  const { busy, failure, advice, noticeRef } = sending;
  const choosing = useChoosing(sending.forget);
  const { picture, problem, reading } = choosing;

  const answerNo = () => {
    flushSync(() => setQuestion(null));
    main.current?.focus();
  };
  const leave = () => {
    if (busy) return;
    if (question) answerNo();
    else if (picture) setQuestion("leave");
    else onClose();
  };

  const buttons = (
    <>
      {!picture && person.avatarUrl !== null && (
        <span className={classes.remove}>
          <Button ref={main} onClick={() => setQuestion("remove")}>
            {words.remove}
          </Button>
        </span>
      )}
      <Button disabled={busy} onClick={leave}>
        {words.cancel}
      </Button>
      {picture && (
        <Button ref={main} main busy={busy} onClick={() => void sending.save(picture)}>
          {words.save}
        </Button>
      )}
    </>
  );
  const questions = {
    leave: (
      <PhotoQuestion
        question={words.askLeave}
        yes={words.leave}
        no={words.stay}
        onYes={onClose}
        onNo={answerNo}
      />
    ),
    remove: (
      <PhotoQuestion
        question={words.askRemove}
        yes={words.remove}
        no={words.keep}
        busy={busy}
        onYes={() => void sending.remove()}
        onNo={answerNo}
      />
    ),
  };
  return (
    <TaskDialog
      heading={words.title}
      onLeave={leave}
      onDrop={busy ? undefined : choosing.choose}
      foot={question ? questions[question] : buttons}
    >
      {failure && (
        <Notice kind="error" ref={noticeRef}>
          <p>{failure[locale]}</p>
          <p>{words[advice]}</p>
        </Notice>
      )}
      {!picture && <p className={classes.lead}>{words.lead}</p>}
      <div className={classes.start}>
        {picture ? (
          <PhotoFraming key={picture.address} picture={picture} onSquare={sending.frame} />
        ) : (
          <span className={classes.now}>
            <Avatar person={person} size={shownSize} />
          </span>
        )}
        <PhotoChooser
          problem={problem?.[locale]}
          chosen={picture !== null}
          reading={reading}
          disabled={busy}
          onFile={choosing.choose}
        />
      </div>
      <p className={classes.guide}>
        <PhotoGuide apart />
      </p>
      <p role="status" className="visually-hidden">
        {reading ? words.reading : busy ? words.sending : ""}
      </p>
    </TaskDialog>
  );
}
