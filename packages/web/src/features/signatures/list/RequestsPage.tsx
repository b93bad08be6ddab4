import { plainDay } from "@ribambelle/domain/kernel/day";
import { type ListedRequest, requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import cardLink from "../../../ui/cards/CardLink.module.css";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { StateChip } from "../StateChip.tsx";
import { signatureTitle } from "../title.texts.ts";
import classes from "./Requests.module.css";
import { myRequestsQuery } from "./requests.queries.ts";
import { requestsWords } from "./requests.texts.ts";

/** A person’s requests to sign, those that wait first (SIGN-36). */
export function RequestsPage() {
  const locale = useLocale();
  return (
    <>
      <PageTitle>{signatureTitle[locale]}</PageTitle>
      <Content />
    </>
  );
}

const isOpen = ({ state }: ListedRequest) => state === requestStates.numbers.Open;
const isMine = (request: ListedRequest) => isOpen(request) && request.myState === signerStates.numbers.ToSign;

function Content() {
  const locale = useLocale();
  const words = useWords(requestsWords);
  const { data: requests, error, isFetching, refetch } = useQuery(myRequestsQuery(locale));
  if (!requests)
    return error ? (
      <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RecordsSkeleton label={words.loading} />
    );
  if (requests.length === 0)
    return (
      <div className={classes.empty}>
        <EmptyState title={words.empty}>
          <p>{words.emptyMore}</p>
        </EmptyState>
      </div>
    );
  const open = requests.filter(isOpen);
  const mine = requests.filter(isMine).length;
  return (
    <>
      <p className={classes.answer}>{mine === 0 ? words.nothing : words.toSign(mine)}</p>
      <Group heading={words.waiting} requests={open} />
      <Group heading={words.others} requests={requests.filter((request) => !isOpen(request))} />
    </>
  );
}

function Group({ heading, requests }: { heading: string; requests: readonly ListedRequest[] }) {
  const headingId = useId();
  if (requests.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.list}>
        {requests.map((request) => (
          <Listed key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Listed({ request }: { request: ListedRequest }) {
  const locale = useLocale();
  const words = useWords(requestsWords);
  const { title, link, state, myState, lastDay, signers } = request;
  return (
    <li className={classes.card}>
      <h3 className={classes.title}>
        <Link href={link} className={cardLink.link}>
          {title}
        </Link>
      </h3>
      {isOpen(request) && <p className={classes.about}>{words.before(plainDay(lastDay, locale))}</p>}
      <p className={classes.about}>{signers.map(({ displayName }) => displayName).join(", ")}</p>
      <div className={classes.state}>
        {isOpen(request) && myState !== signerStates.numbers.ToSign ? (
          <Chip colour="blue">
            {myState === signerStates.numbers.Signed ? words.othersSign : words.notYet}
          </Chip>
        ) : (
          <StateChip state={state} />
        )}
      </div>
    </li>
  );
}
