import type { AgencyContract, HeldDocument } from "@ribambelle/domain/contracts/agency/agencyContract";
import { addDocument } from "@ribambelle/domain/contracts/agency/contractChanges.agency.api";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { type ContractDocumentKind, contractDocumentKinds } from "@ribambelle/domain/documents/document";
import { documentRefusals } from "@ribambelle/domain/documents/document.refusals";
import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CallError, callVersioned } from "../../../../client/call/call.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { say } from "../../../../ui/messages/say.ts";
import { ReasonField } from "../../../../ui/office/ReasonField.tsx";
import { useFocusBack } from "../../../../ui/useFocusBack.ts";
import { contractQuery } from "../record/contract.queries.ts";
import { changeWords } from "./changes.texts.ts";
import classes from "./DocumentUpload.module.css";
import { PdfZone } from "./PdfZone.tsx";
import { uploaded, uploadWords } from "./upload.texts.ts";

interface Props {
  readonly contract: AgencyContract;
  readonly documentKind: ContractDocumentKind;
  /** The one that it replaces. */
  readonly former: HeldDocument | null;
  readonly personId: number;
  readonly withProof: WithProof;
}

type Step =
  | { readonly is: "idle"; readonly problem: Bilingual | null }
  | { readonly is: "asking"; readonly file: File }
  | { readonly is: "sending"; readonly file: File };

/** Adds a PDF to a contract, or replaces one: by a button, or dropped onto it; nothing else of the page is lost (AGCON-19). */
export function DocumentUpload({ contract, documentKind, former, withProof }: Props) {
  const words = useWords(uploadWords);
  const { withdraws } = useWords(changeWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ is: "idle", problem: null });
  const [reason, setReason] = useState("");
  const sending = useRef<AbortController | null>(null);
  // Each step goes with what had the focus.
  const place = useFocusBack<HTMLDivElement>(step.is);
  const { kind, id, state } = contract;
  const isCorrection = former?.isSigned ?? false;
  const name = lowerFirst(contractDocumentKinds[documentKind][locale]);

  async function send(file: File, why: string) {
    const controller = new AbortController();
    sending.current = controller;
    setStep({ is: "sending", file });
    try {
      const body = { kind, id, documentKind, reason: why, file };
      const done = await withProof(() => callVersioned(addDocument, { body, signal: controller.signal }));
      if (done !== null) {
        const { queryKey } = contractQuery(kind, String(id));
        await queries.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
        say({ kind: "success", text: uploaded });
      }
      setStep({ is: "idle", problem: null });
      setReason("");
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Another contract of this reference was signed with it: to replace it takes a reason too.
      if (error.code === agencyRefusals.reasonUnfit.code && why === "")
        return setStep({ is: "asking", file });
      setStep({ is: "idle", problem: controller.signal.aborted ? null : error.text });
    }
  }

  function choose(file: File) {
    if (file.size > maxDocumentBytes) setStep({ is: "idle", problem: documentRefusals.tooLarge });
    else if (isCorrection) setStep({ is: "asking", file });
    else void send(file, "");
  }

  function shown() {
    if (step.is === "sending")
      return (
        <div className={classes.upload} role="status">
          <p>{words.sending(step.file.name)}</p>
          <progress aria-label={words.sending(step.file.name)} />
          <Button onClick={() => sending.current?.abort()}>{words.cancel}</Button>
        </div>
      );
    if (step.is === "asking")
      return (
        <form
          className={classes.upload}
          onSubmit={(event) => {
            event.preventDefault();
            void send(step.file, reason);
          }}
        >
          <p>{words.chosen(step.file.name)}</p>
          <p>{words.signed}</p>
          <ReasonField
            readBy="agency"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button type="submit">{words.send}</Button>
          <Button onClick={() => setStep({ is: "idle", problem: null })}>{words.giveUp}</Button>
        </form>
      );
    return (
      <PdfZone
        onFile={choose}
        button={
          former ? (
            <>
              {words.replace}
              <span className="visually-hidden">{words.replaceWhat(name)}</span>
            </>
          ) : (
            words.add(name)
          )
        }
      >
        {documentKind === "contract" &&
          meaningOf(kind, state) === "waiting" &&
          contract.keeper === "portal" && <p className={classes.quiet}>{withdraws[kind]}</p>}
        {step.problem && <Callout kind="error">{step.problem[locale]}</Callout>}
      </PdfZone>
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      {shown()}
    </div>
  );
}
