import { markSignatureRead, signatureDocumentPath } from "@ribambelle/domain/signatures/signature.api";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useId, useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { type CallError, callErrorOf } from "../../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { LiveNote } from "../../../../ui/messages/LiveNote.tsx";
import { Reader } from "../../../../ui/reader/Reader.tsx";
import { signedFileQuery } from "../room.queries.ts";
import { roomWords } from "../room.texts.ts";
import { StepBar } from "./StepBar.tsx";
import type { StepProps } from "./stepProps.ts";
import { useReadAgain } from "./useSigning.ts";

/** Step 1: the document in the reader, until its end was shown (SIGN-07). */
export function ReadStep({ request: { id, title, mine }, goTo }: StepProps) {
  const words = useWords(roomWords);
  const queries = useQueryClient();
  const { failure, mark, again } = useMark(id, mine.readAt !== null);
  const read = useCallback(
    async () => (await queries.fetchQuery(signedFileQuery(id))).file.arrayBuffer(),
    [queries, id],
  );
  const onEnd = useCallback((pages: number) => mark("pages", pages), [mark]);
  const onDownloaded = useCallback(() => mark("download", 0), [mark]);
  const reasonId = useId();
  const isRead = mine.readAt !== null;
  return (
    <>
      <Reader {...{ title, read, isRead, onEnd, onDownloaded }} address={signatureDocumentPath(id)} />
      {failure && <NotMarked failure={failure} onAgain={again} />}
      <LiveNote kind="success">{isRead && words.isRead}</LiveNote>
      <StepBar reason={!isRead && <p id={reasonId}>{words.readFirst}</p>}>
        <Button
          main
          blocked={!isRead}
          onClick={() => goTo("check")}
          aria-describedby={isRead ? undefined : reasonId}
        >
          {words.goOn}
        </Button>
      </StepBar>
    </>
  );
}

function NotMarked({ failure, onAgain }: { failure: CallError; onAgain: () => void }) {
  const words = useWords(roomWords);
  const locale = useLocale();
  return (
    <div role="alert">
      <Callout kind="error">
        <p>{failure.text[locale]}</p>
        <Button onClick={onAgain}>{words.again}</Button>
      </Callout>
    </div>
  );
}

/** Notes the end of the document once, and again only when the person asks. */
function useMark(id: string, isRead: boolean) {
  const readAgain = useReadAgain(id);
  const [failure, setFailure] = useState<CallError | null>(null);
  const isSent = useRef(isRead);
  const last = useRef(() => {});
  const mark = useCallback(
    (how: "pages" | "download", pagesSeen: number) => {
      last.current = async () => {
        if (isSent.current) return;
        isSent.current = true;
        try {
          await call(markSignatureRead, { id, how, pagesSeen });
          await readAgain();
        } catch (error) {
          isSent.current = false;
          const failed = callErrorOf(error);
          setFailure(failed);
          await readAgain(failed);
        }
      };
      last.current();
    },
    [id, readAgain],
  );
  const again = () => {
    setFailure(null);
    last.current();
  };
  return { failure, mark, again };
}
