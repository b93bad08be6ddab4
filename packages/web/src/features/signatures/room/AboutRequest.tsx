import {
  requestStates,
  type SignatureRequest,
  type Signer,
  signerStates,
} from "@ribambelle/domain/signatures/signature";
import { signatureDocumentPath } from "@ribambelle/domain/signatures/signature.api";
import { useAgency } from "../../../client/agency.tsx";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Facts } from "../../../ui/cards/Facts.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { dayAndTime } from "../instants.ts";
import { isToBeSigned } from "./isToBeSigned.ts";
import classes from "./Room.module.css";
import { roomWords } from "./room.texts.ts";

/** What is signed, in words, and by whom (SIGN-06, SIGN-53). */
export function AboutRequest({ request }: { request: SignatureRequest }) {
  const words = useWords(roomWords);
  const { name: agency } = useAgency();
  const { id, summary, signers, mine } = request;
  const isSealed = signers.every(({ role }) => role !== "Agency");
  return (
    <div className={classes.about}>
      <SectionCard id="essentiel" title={words.essential}>
        <div className={classes.facts}>
          <Facts facts={summary.map(({ label, value }) => [label, value])} />
        </div>
        {!isToBeSigned(request) && (
          <p>
            <a href={signatureDocumentPath(id)} target="_blank" rel="noopener">
              {words.seeDocument}
              <span className="visually-hidden"> {words.newTab}</span>
            </a>
          </p>
        )}
      </SectionCard>
      <SectionCard id="signataires" title={words.signers}>
        <ol className={classes.signers}>
          {signers.map((signer) => (
            <li key={signer.position}>
              <span className={classes.signer}>
                {signer.position === mine.position ? words.you(signer.displayName) : signer.displayName}
              </span>{" "}
              <SignerState signer={signer} isOver={request.state !== requestStates.numbers.Open} />
            </li>
          ))}
        </ol>
        {isSealed && <p className={classes.quiet}>{words.sealed(agency)}</p>}
      </SectionCard>
    </div>
  );
}

function SignerState({ signer: { state, signedAt }, isOver }: { signer: Signer; isOver: boolean }) {
  const words = useWords(roomWords);
  const locale = useLocale();
  const { Refused, ToSign } = signerStates.numbers;
  if (signedAt !== null) return words.signedAt(...dayAndTime(signedAt, locale));
  if (state === Refused) return words.declined;
  if (isOver) return words.notSigned;
  return state === ToSign ? words.mustSign : words.waits;
}
