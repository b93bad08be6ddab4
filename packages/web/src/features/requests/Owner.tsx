import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import type { PersonRequest } from "@ribambelle/domain/requests/request";
import { updateRequest } from "@ribambelle/domain/requests/requests.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { callVersioned } from "../../client/call/call.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { useSending } from "../../ui/editing/useSending.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { say } from "../../ui/messages/say.ts";
import { ColleagueField } from "../../ui/office/ColleagueField.tsx";
import classes from "./Requests.module.css";
import { readRequestsAgain } from "./readRequestsAgain.ts";
import { requestDone, requestWords } from "./requests.texts.ts";

/** Which colleague takes care of a request: oneself by one button, anybody else from a list (FOLKS-36). */
export function Owner({ request, personId }: { request: PersonRequest; personId: number }) {
  const words = useWords(requestWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const { busy, failure, noticeRef, send, release, clearFailure } = useSending();
  const part = useRef<HTMLDivElement>(null);
  const { id: requestId, role, owner, version } = request;
  const ownerId = owner?.userId ?? null;
  const own = async (chosen: number | null) => {
    clearFailure();
    const failed = await send(async () => {
      await callVersioned(updateRequest, { body: { requestId, ownerId: chosen }, from: `"${version}"` });
      say({ kind: "success", text: requestDone.owned });
    });
    await readRequestsAgain(queries);
    if (failed) return;
    flushSync(release);
    // The button that takes it goes with what it did: the focus stays with who takes care of it.
    if (chosen === personId) part.current?.querySelector("select")?.focus();
  };
  return (
    <div ref={part} className={classes.owner}>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <ColleagueField
        label={words.owner}
        may={(functions) => mayWith(functions, role, "requests")}
        named={ownerId}
        nobody={inBoth((each) => requestWords(each).nobody)}
        value={ownerId}
        onChange={(chosen) => {
          if (!busy) void own(chosen);
        }}
      />
      {ownerId !== personId && (
        <Button busy={busy} onClick={() => void own(personId)}>
          {words.takeIt}
        </Button>
      )}
    </div>
  );
}
