import { useLocale, useWords } from "../../client/locale.tsx";
import { useDrops } from "../../ui/buttons/useDrops.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { type Pictured, RoundPhoto } from "../../ui/pictures/RoundPhoto.tsx";
import { PhotoChooser } from "./PhotoChooser.tsx";
import classes from "./PhotoDialog.module.css";
import { photoDialogWords } from "./PhotoDialog.texts.ts";
import { PhotoDialogFoot } from "./PhotoDialogFoot.tsx";
import { PhotoFraming } from "./PhotoFraming.tsx";
import { PhotoGuide } from "./PhotoGuide.tsx";
import { type ShownPhoto, shownSize } from "./shownPhoto.ts";
import { useChoosing } from "./useChoosing.ts";
import { usePhotoSending } from "./usePhotoSending.ts";
import { useQuestion } from "./useQuestion.ts";

interface Props {
  person: Pictured & Pick<ShownPhoto, "canRemove">;
  onChanged: (photo: ShownPhoto) => void;
  /** Called when the person leaves without a change. */
  onClose: () => void;
}

/** The dialog in which a babysitter chooses, frames, sends or deletes their photo. */
export function PhotoDialog({ person, onChanged, onClose }: Props) {
  const words = useWords(photoDialogWords);
  const locale = useLocale();
  const sending = usePhotoSending(onChanged);
  const { busy, failure, advice, noticeRef } = sending;
  const choosing = useChoosing(sending.clearFailure);
  const { chosen, problem, reading } = choosing;
  const asking = useQuestion({
    busy,
    unsent: chosen !== null,
    onClose,
    onRemove: () => void sending.remove(),
  });
  const choose = (file: File) => {
    asking.dismiss();
    choosing.choose(file);
  };
  const drops = useDrops(busy ? undefined : choose);
  return (
    <Dialog
      {...drops}
      heading={words.title}
      look="window"
      leaving="asked"
      onLeave={asking.leave}
      foot={
        <PhotoDialogFoot
          asking={asking}
          removable={!chosen && person.canRemove}
          onSave={chosen && (() => void sending.save(chosen.picture))}
          busy={busy}
        />
      }
    >
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          <p>{failure[locale]}</p>
          <p>{words[advice]}</p>
        </Callout>
      )}
      {!chosen && <p className={classes.lead}>{words.lead}</p>}
      <div className={classes.start}>
        {chosen ? (
          <PhotoFraming
            key={chosen.turn}
            picture={chosen.picture}
            onSquare={(square) => sending.frame(chosen.picture, square)}
          />
        ) : (
          <span className={classes.now}>
            <RoundPhoto person={person} size={shownSize} />
          </span>
        )}
        <PhotoChooser
          problem={problem?.[locale]}
          chosen={chosen !== null}
          reading={reading}
          disabled={busy}
          onFile={choose}
        />
      </div>
      <p className={classes.guide}>
        <PhotoGuide apart />
      </p>
      <p role="status" className="visually-hidden">
        {reading ? words.reading : busy ? words.sending : ""}
      </p>
    </Dialog>
  );
}
