import { visibleText } from "@ribambelle/domain/kernel/characters/visibleText";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import {
  mistakeLength,
  refusalReasons,
  type SignatureRequest,
} from "@ribambelle/domain/signatures/signature";
import { refuseToSign } from "@ribambelle/domain/signatures/signature.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { call } from "../../../../client/call/call.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../../ui/dialogs/Dialog.tsx";
import { RestoredDraft } from "../../../../ui/editing/RestoredDraft.tsx";
import { useKeptDraft } from "../../../../ui/editing/useDraft.ts";
import { useForm } from "../../../../ui/editing/useForm.ts";
import { Radios } from "../../../../ui/fields/Radios.tsx";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { useReadAgain } from "../steps/useSigning.ts";
import classes from "./After.module.css";
import { afterWords } from "./after.texts.ts";

const { reasonRequired } = signatureRefusals;
const { Other } = refusalReasons.numbers;
const wordsMissing = "words-missing";

const schema = z
  .object({
    reason: z
      .nullable(refusalReasons.schema)
      .check(z.refine((reason) => reason !== null, reasonRequired.code)),
    comment: z.string().check(z.maxLength(mistakeLength, "too-long")),
  })
  .check(
    z.refine(({ reason, comment }) => reason !== Other || visibleText(comment).trim() !== "", {
      error: wordsMissing,
      path: ["comment"],
    }),
  );
const problems = {
  [reasonRequired.code]: reasonRequired,
  [wordsMissing]: inBoth((each) => afterWords(each).wordsMissing),
};

interface Typed {
  readonly reason: z.infer<typeof refusalReasons.schema> | null;
  readonly comment: string;
}
const start: Typed = { reason: null, comment: "" };

interface Props {
  request: SignatureRequest;
  personId: number;
  onLeave: () => void;
  onRefused: () => void;
}

/** Declines to sign: why, then what it means, then for good (SIGN-23). */
export function RefuseDialog({ request: { id }, personId, onLeave, onRefused }: Props) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const formId = useId();
  const readAgain = useReadAgain(id);
  const [isAsked, setAsked] = useState(false);
  const form = useForm(
    {
      draftKey: `${personId}:signature:${id}:refusal`,
      start,
      schema,
      problems,
      send: async ({ reason, comment }) => {
        if (!isAsked) {
          setAsked(true);
          return "given-up";
        }
        await call(refuseToSign, { id, reason, comment: comment.trim() || null });
        return "sent";
      },
      onSent: () => {
        onLeave();
        onRefused();
      },
      onFailed: (failed) => void readAgain(failed),
    },
    useKeptDraft,
  );
  const { attributes, typed, type, problems: wrong, failure, noticeRef, busy, cancel } = form;
  return (
    <Dialog
      look="window"
      heading={words.dontSign}
      leaving="asked"
      onLeave={() => {
        if (!busy) onLeave();
      }}
      foot={
        <>
          <Button
            disabled={busy}
            onClick={() => {
              if (isAsked) return setAsked(false);
              cancel();
              return onLeave();
            }}
          >
            {isAsked ? words.back : words.cancel}
          </Button>
          <Button main type="submit" form={formId} busy={busy}>
            {isAsked ? words.confirmRefusal : words.goOn}
          </Button>
        </>
      }
    >
      <form {...attributes} id={formId} className={classes.after}>
        <RestoredDraft {...form.restored} />
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure.text[locale]}
          </Callout>
        )}
        {isAsked ? (
          <Consequence />
        ) : (
          <>
            <Radios
              legend={words.why}
              choices={refusalReasons.rows}
              value={typed.reason}
              error={wrong.get("reason")?.[locale]}
              onChange={(reason) => type({ ...typed, reason })}
            />
            <TextArea
              label={words.inWords}
              hint={words.inWordsHint}
              optional={typed.reason !== Other}
              rows={3}
              value={typed.comment}
              error={wrong.get("comment")?.[locale]}
              onChange={({ currentTarget }) => type({ ...typed, comment: currentTarget.value })}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

/** What comes of it; it is read out when it takes the place of the questions. */
function Consequence() {
  const words = useWords(afterWords);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Callout kind="warning" ref={notice}>
      {words.notSigned}
    </Callout>
  );
}
