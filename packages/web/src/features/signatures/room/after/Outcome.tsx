import { downloadPath } from "@ribambelle/domain/documents/document.api";
import { requestStates, type SignatureRequest, signerStates } from "@ribambelle/domain/signatures/signature";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { LinkButton } from "../../../../ui/buttons/LinkButton.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { DownloadIcon } from "../../../../ui/pictures/linkIcons.tsx";
import { AgencyContact } from "../../../../ui/publicFrame/AgencyContact.tsx";
import { dayAndTime, dayOf } from "../../instants.ts";
import classes from "./After.module.css";
import { AskAgain } from "./AskAgain.tsx";
import { afterWords } from "./after.texts.ts";
import { Withdrawal } from "./Withdrawal.tsx";
import { WithdrawalRight } from "./WithdrawalRight.tsx";

interface Props {
  request: SignatureRequest;
  personId: number;
  /** True when the person had its steps before them until now: they are told. */
  isFresh: boolean;
}

/** What became of a request, and the way on from there (SIGN-21, SIGN-35). */
export function Outcome({ request, personId, isFresh }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    notice.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isFresh]);
  const { Refused, Expired, Canceled, Withdrawn } = requestStates.numbers;
  const { state } = request;
  const of = { request, notice };
  return (
    <div className={classes.after}>
      {state === Refused ? (
        <Declined {...of} />
      ) : state === Expired || state === Canceled ? (
        <Over {...of} />
      ) : state === Withdrawn ? (
        <Withdrew {...of} />
      ) : (
        <Signed {...of} />
      )}
      <Withdrawal request={request} personId={personId} />
    </div>
  );
}

interface OfOutcome {
  request: SignatureRequest;
  notice: React.RefObject<HTMLDivElement | null>;
}

function Signed({ request, notice }: OfOutcome) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const { state, signers, mine, isDistanceConsumer, withdrawal, id } = request;
  const { Sealing, Completed } = requestStates.numbers;
  const next = signers.find((signer) => signer.state === signerStates.numbers.ToSign);
  return (
    <>
      <Callout kind="success" ref={notice}>
        {mine.signedAt && <p>{words.signed(...dayAndTime(mine.signedAt, locale))}</p>}
        {next && <p>{words.next(next.displayName)}</p>}
        {state === Sealing && <p>{words.sealing}</p>}
        <p>{state === Completed ? words.copyIsHere : words.copyComes}</p>
      </Callout>
      <Copy request={request} />
      {isDistanceConsumer && state !== Completed && withdrawal === null && <WithdrawalRight id={id} />}
    </>
  );
}

/** The signed and sealed copy, which each signer finds here (SIGN-47). */
function Copy({ request: { sealedDocumentId } }: { request: SignatureRequest }) {
  const words = useWords(afterWords);
  if (!sealedDocumentId) return null;
  return (
    <div>
      <LinkButton main href={downloadPath(sealedDocumentId)}>
        <DownloadIcon />
        {words.copy}
      </LinkButton>
    </div>
  );
}

function Declined({ request, notice }: OfOutcome) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const { mine, refusedBy, endedAt } = request;
  const day = endedAt ? dayOf(endedAt, locale) : "";
  const isMine = mine.state === signerStates.numbers.Refused;
  return (
    <>
      <Callout kind="warning" ref={notice}>
        <p>{isMine ? words.refusedByMe(day) : words.refused(refusedBy ?? "", day)}</p>
        <p>{words.refusedMore}</p>
      </Callout>
      <AgencyContact />
    </>
  );
}

function Over({ request, notice }: OfOutcome) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const { id, state, endedAt } = request;
  const day = endedAt ? dayOf(endedAt, locale) : "";
  const said: ReactNode = state === requestStates.numbers.Expired ? words.expired(day) : words.canceled(day);
  return (
    <>
      <Callout kind="warning" ref={notice}>
        <p>{said}</p>
      </Callout>
      <AskAgain id={id} />
    </>
  );
}

function Withdrew({ request, notice }: OfOutcome) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const { withdrawnAt } = request;
  return (
    <>
      <Callout kind="information" ref={notice}>
        {withdrawnAt && <p>{words.withdrawn(...dayAndTime(withdrawnAt, locale))}</p>}
        <p>{words.withdrawnMore}</p>
      </Callout>
      <Copy request={request} />
    </>
  );
}
