import type { SignatureRequest } from "@ribambelle/domain/signatures/signature";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CallError } from "../../../client/call/callError.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { useParams } from "../../../routing/router/hooks.ts";
import type { Path } from "../../../routing/router/target.ts";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { signatureTitle } from "../title.texts.ts";
import { Signers, Summary } from "./AboutRequest.tsx";
import { Answer } from "./Answer.tsx";
import { Outcome } from "./after/Outcome.tsx";
import { isToBeSigned } from "./isToBeSigned.ts";
import classes from "./Room.module.css";
import { requestQuery } from "./room.queries.ts";
import { roomWords } from "./room.texts.ts";
import { Steps } from "./steps/Steps.tsx";

interface Props {
  personId: number;
  /** The address of the list that it stands in. */
  list: string;
}

/** Gives the page on which one document is read and signed; `list` leads back (SIGN-05). */
export const signingRoomOf = (list: string) =>
  function SigningRoomOfList({ personId }: Pick<Props, "personId">) {
    return <SigningRoom personId={personId} list={list} />;
  };

function SigningRoom({ personId, list }: Props) {
  const locale = useLocale();
  const words = useWords(roomWords);
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(requestQuery(id, locale));
  const isUnknown = !data && error instanceof CallError && error.status === 404;
  // The house's own page, where nothing tells somebody else's request from none (SIGN-03, SIGN-35).
  useEffect(() => {
    if (isUnknown) leaveTo("/notfound");
  }, [isUnknown]);
  return (
    <>
      <BackLink to={list as Path}>{words.back}</BackLink>
      {data ? (
        <Room key={id} request={data} personId={personId} />
      ) : (
        <>
          <PageTitle>{signatureTitle[locale]}</PageTitle>
          {error && !isUnknown ? (
            <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <RecordsSkeleton label={words.loading} />
          )}
        </>
      )}
    </>
  );
}

function Room({ request, personId }: { request: SignatureRequest; personId: number }) {
  const isOpen = isToBeSigned(request);
  // Whoever had its steps before them is told what became of it: that they have signed or declined, or that it is over.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const summary = <Summary request={request} />;
  return (
    <div className={classes.room}>
      <div className={classes.head}>
        <PageTitle>{request.title}</PageTitle>
        <Answer request={request} />
      </div>
      {isOpen && summary}
      <div className={classes.main}>
        {isOpen ? (
          <Steps request={request} personId={personId} />
        ) : (
          <Outcome request={request} personId={personId} isFresh={wasOpen} />
        )}
      </div>
      {!isOpen && summary}
      <Signers request={request} />
    </div>
  );
}
