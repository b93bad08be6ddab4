import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { Unbroken } from "../cards/Unbroken.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import { BothVersions, type TwoVersions } from "./BothVersions.tsx";
import classes from "./ChangeDialog.module.css";
import { FormHead, type HeadOf } from "./forms/FormHead.tsx";
import { officeWords } from "./office.texts.ts";

/** What the dialog needs of its form (`useForm`). */
interface ItsForm extends HeadOf {
  readonly attributes: ComponentProps<"form">;
  readonly busy: boolean;
  readonly hasChangedMeanwhile: boolean;
  readonly conflictRef: Ref<HTMLDivElement>;
  readonly cancel: () => void;
}

interface Props {
  heading: string;
  /** What happens, what stays and to whom it writes, a sentence each (AGUI-25). */
  says?: readonly ReactNode[];
  submit: string;
  form: ItsForm;
  /** Both versions, where somebody else was faster; the sentence is the server’s. */
  meanwhile?: { readonly told: string; readonly fields: readonly TwoVersions[] } | undefined;
  /** False where what somebody else did leaves nothing to save. */
  canStillSave?: boolean;
  onLeave: () => void;
  children: ReactNode;
}

/**
 * A change of something by the agency, in a dialog: what it does, its fields, its button, which is never focused first. What is
 * typed stays in the tab when the dialog is left, and goes with « Annuler » (AGUI-25, AGUI-26).
 */
export function ChangeDialog({
  heading,
  says = [],
  submit,
  form,
  meanwhile,
  canStillSave = true,
  onLeave,
  children,
}: Props) {
  const words = useWords(officeWords);
  const id = useId();
  const { attributes, busy, hasChangedMeanwhile, conflictRef } = form;
  const isOver = hasChangedMeanwhile && !canStillSave;
  const giveUp = () => {
    form.cancel();
    onLeave();
  };
  return (
    <Dialog
      look="window"
      leaving="asked"
      onLeave={() => {
        if (!busy) onLeave();
      }}
      heading={heading}
      foot={
        <>
          <Button disabled={busy} onClick={giveUp}>
            {hasChangedMeanwhile ? words.keepTheirs : words.cancel}
          </Button>
          {!isOver && (
            <Button main type="submit" form={id} busy={busy}>
              {hasChangedMeanwhile ? words.keepMine : submit}
            </Button>
          )}
        </>
      }
    >
      {says.length > 0 && (
        <ul className={classes.says}>
          {says.map((said, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never change their order
            <li key={index}>{typeof said === "string" ? <Unbroken text={said} /> : said}</li>
          ))}
        </ul>
      )}
      <form {...attributes} id={id} className={classes.form}>
        <FormHead form={form} />
        {hasChangedMeanwhile && meanwhile && (
          <BothVersions {...meanwhile} isOver={isOver} ref={conflictRef} />
        )}
        {children}
      </form>
    </Dialog>
  );
}
