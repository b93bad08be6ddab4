import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { contractKindOf, requestStates } from "@ribambelle/domain/signatures/signature";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { dayOf } from "../instants.ts";
import classes from "./Followed.module.css";
import { followedQuery } from "./followed.queries.ts";
import { openingWords } from "./opening.texts.ts";

const OpenDialog = lazyDialog(async () => (await import("./OpenDialog.tsx")).OpenDialog);

interface Props {
  contract: AgencyContract;
  /** Who looks. */
  personId: number;
}

// Where a contract can be sent to be signed; one that waits may wait for a signature elsewhere.
const open = ["draft", "sending", "expired", "waiting"];

/** Has a contract signed on the portal, or says who signs it there now (SIGN-62). */
export function ContractSigning({ contract, personId }: Props) {
  const words = useWords(openingWords);
  const [isOpening, setOpening] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, id, state } = contract;
  const meaning = meaningOf(kind, state);
  const { data } = useQuery({ ...followedQuery({ etat: "ouverte" }), enabled: meaning === "waiting" });
  const request = data?.items.find((one) => one.contractId === id && contractKindOf(one.kind) === kind);
  const hasFile = contract.documents.some((document) => document.kind === "contract");
  const isUnderWay = request?.state === requestStates.numbers.Open;
  useEffect(() => {
    // The button that opened the dialog went with what it did.
    if (!isOpening && document.activeElement === document.body) heading.current?.focus();
  }, [isOpening]);
  const begin = () => {
    setOpened(true);
    setOpening(true);
  };
  const isKnown = meaning !== "waiting" || data !== undefined;
  // The dialog, and where the focus goes after it, stay while it is read who signs: what was refused is said there.
  if (!open.includes(meaning) || !(isKnown || wasOpened)) return null;
  return (
    <SectionCard id="signature" title={words.title} headingRef={heading}>
      <div className={classes.signing}>
        {isUnderWay && <UnderWay request={request} />}
        {isKnown && !isUnderWay && (
          <>
            <p>
              <Unbroken text={words.says} />
            </p>
            {hasFile ? <Button onClick={begin}>{words.open}</Button> : <p>{words.noFile}</p>}
          </>
        )}
      </div>
      {isOpening && <OpenDialog contract={contract} personId={personId} onLeave={() => setOpening(false)} />}
    </SectionCard>
  );
}

function UnderWay({ request: { waitsFor, waitsSince, lastDay } }: { request: FollowedRequest }) {
  const words = useWords(openingWords);
  const locale = useLocale();
  return (
    <>
      <p>
        {waitsFor && waitsSince && words.waits(waitsFor, dayOf(waitsSince, locale))}{" "}
        {words.lastDay(plainDay(lastDay, locale))}
      </p>
      <Link to="/agence/signatures" search={{ etat: "ouverte" } as never}>
        {words.follow}
      </Link>
    </>
  );
}
