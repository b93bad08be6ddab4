import type { AgencyContract } from "@ribambelle/domain/contracts/agency/agencyContract";
import { meaningOf } from "@ribambelle/domain/contracts/contractKind";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { contractKindOf, requestStates } from "@ribambelle/domain/signatures/signature";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Unbroken } from "../../../ui/cards/Unbroken.tsx";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
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
  const { data, error, isFetching, refetch } = useQuery({
    ...followedQuery({ etat: "ouverte" }),
    enabled: meaning === "waiting",
  });
  const request = data?.items.find((one) => one.contractId === id && contractKindOf(one.kind) === kind);
  const hasFile = contract.documents.some((document) => document.kind === "contract");
  const isUnderWay = request?.state === requestStates.numbers.Open;
  useEffect(() => {
    // The button that opened the dialog went with what it did.
    if (wasOpened && !isOpening && document.activeElement === document.body) heading.current?.focus();
  }, [wasOpened, isOpening]);
  const begin = () => {
    setOpened(true);
    setOpening(true);
  };
  const isKnown = meaning !== "waiting" || data !== undefined;
  if (!open.includes(meaning)) return null;
  return (
    <SectionCard id="signature" title={words.title} headingRef={heading}>
      <div className={classes.signing}>
        {!isKnown && !wasOpened && <Unknown of={{ error, isFetching, refetch }} />}
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

/** Stands where it is not known yet who signs: it arrives, or it did not. */
function Unknown({ of }: ComponentProps<typeof PartFailure>) {
  const words = useWords(openingWords);
  if (of.error) return <PartFailure of={of} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton width="100%" height="3rem" />
      <Skeleton width="60%" height="1.5rem" />
    </>
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
