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
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { dayAndTime } from "../instants.ts";
import { isToBeSigned } from "./isToBeSigned.ts";
import classes from "./Room.module.css";
import { roomWords } from "./room.texts.ts";

/** What is signed, in words (SIGN-06). */
export function Summary({ request }: { request: SignatureRequest }) {
  const words = useWords(roomWords);
  const { id, summary } = request;
  return (
    <div className={classes.summary}>
      <SectionCard id="essentiel" title={words.essential}>
        <div className={classes.facts}>
          <Facts facts={summary.map(({ label, value }) => [label, <Unbroken key={label} text={value} />])} />
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
    </div>
  );
}

/** Who signs, and when each of them did (SIGN-53). */
export function Signers({ request: { signers, mine, state } }: { request: SignatureRequest }) {
  const words = useWords(roomWords);
  const { name: agency } = useAgency();
  const isSealed = signers.every(({ role }) => role !== "Agency");
  return (
    <div className={classes.who}>
      <SectionCard id="signataires" title={words.signers}>
        <ol className={classes.signers}>
          {signers.map((signer) => (
            <li key={signer.position}>
              <span className={classes.signer}>
                {signer.position === mine.position ? words.you(signer.displayName) : signer.displayName}
              </span>{" "}
              <SignerState signer={signer} isOver={state !== requestStates.numbers.Open} />
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
