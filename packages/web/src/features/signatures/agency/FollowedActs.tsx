import { remindSigner, seeToSignature } from "@ribambelle/domain/signatures/signatureActs.agency.api";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { say } from "../../../ui/messages/say.ts";
import { useFocusOnLine } from "../../../ui/table/useFocusOnLine.ts";
import classes from "./Followed.module.css";
import { readFollowedAgain } from "./followed.queries.ts";
import { followedDone, followedWords } from "./followed.texts.ts";

const CancelDialog = lazyDialog(async () => (await import("./CancelDialog.tsx")).CancelDialog);

interface Props {
  request: FollowedRequest;
  /** Who looks. */
  personId: number;
}

/** What whoever looks may do about a request (SIGN-62, SIGN-63). */
export function FollowedActs({ request, personId }: Props) {
  const words = useWords(followedWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const [cancels, setCancels] = useState(false);
  const { busy, failure, noticeRef, send, release, clearFailure } = useSending();
  const part = useRef<HTMLDivElement>(null);
  const { id, can, contractReference } = request;
  // What opened the dialog goes with what it did.
  const canceling = useFocusOnLine<HTMLButtonElement>(can.cancel);
  const act = async (
    endpoint: typeof remindSigner | typeof seeToSignature,
    done: keyof typeof followedDone,
  ) => {
    clearFailure();
    const failed = await send(async () => {
      await call(endpoint, { id });
      say({ kind: "success", text: followedDone[done] });
    });
    await readFollowedAgain(queries);
    if (failed) return;
    release();
    // The button goes with what it did: the focus stays with its request.
    part.current?.closest("tr")?.focus();
  };
  const of = <span className="visually-hidden"> {contractReference}</span>;
  return (
    <div ref={part} className={classes.acts}>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      {can.sign && (
        <LinkButton main href={`/agence/signature/${id}`}>
          {words.sign}
          {of}
        </LinkButton>
      )}
      {can.remind && (
        <Button busy={busy} onClick={() => void act(remindSigner, "reminded")}>
          {words.remind}
          {of}
        </Button>
      )}
      {can.seeTo && (
        <Button busy={busy} onClick={() => void act(seeToSignature, "seen")}>
          {words.seeTo}
          {of}
        </Button>
      )}
      {can.cancel && (
        <Button ref={canceling} onClick={() => setCancels(true)}>
          {words.cancel}
          {of}
        </Button>
      )}
      {cancels && <CancelDialog request={request} personId={personId} onLeave={() => setCancels(false)} />}
    </div>
  );
}
