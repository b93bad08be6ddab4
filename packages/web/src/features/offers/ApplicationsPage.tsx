import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import type { MyInterest } from "@ribambelle/domain/offers/offer";
import { withdrawFromOffer } from "@ribambelle/domain/offers/offers.api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../client/call/call.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { BackLink } from "../../ui/buttons/BackLink.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { EmptyState } from "../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { useAct } from "../../ui/editing/useAct.ts";
import { Failure } from "../../ui/messages/Failure.tsx";
import { say } from "../../ui/messages/say.ts";
import { RecordsSkeleton } from "../../ui/records/RecordsSkeleton.tsx";
import classes from "./Offers.module.css";
import { applicationsQuery } from "./offers.queries.ts";
import { offerWords } from "./offers.texts.ts";
import { stateColours } from "./stateColours.ts";

/** What a babysitter applied for, each with its state and its day (OFFER-08). */
export function ApplicationsPage() {
  const words = useWords(offerWords);
  const { data, error, isFetching, refetch } = useQuery(applicationsQuery);
  return (
    <>
      <BackLink to="/intervenant/searchjobs">{words.back}</BackLink>
      <PageTitle>{words.applications}</PageTitle>
      <div className={classes.applications}>
        {data ? (
          data.length === 0 ? (
            <EmptyState title={words.noApplications} />
          ) : (
            <ul className={classes.list}>
              {data.map((one) => (
                <Application key={one.reference} application={one} />
              ))}
            </ul>
          )
        ) : error ? (
          <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <RecordsSkeleton label={words.applications} />
        )}
      </div>
    </>
  );
}

function Application({ application }: { application: MyInterest }) {
  const words = useWords(offerWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const { reference, title, city, state, stateAt, sentence, can } = application;
  const { busy, act } = useAct();
  const withdraw = () =>
    act(
      async () => {
        await call(withdrawFromOffer, {}, { reference });
        say({ kind: "success", text: inBoth((each) => offerWords(each).withdrawn) });
      },
      () => queries.invalidateQueries({ queryKey: ["Offer"] }),
    );
  return (
    <li className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.quiet}>{city}</p>
      <div className={classes.acts}>
        <Chip colour={stateColours[state]}>{words.states[state]}</Chip>
        <span className={classes.quiet}>{words.stateOn(plainDayAt(stateAt, locale))}</span>
      </div>
      {sentence && <p className={classes.text}>{sentence}</p>}
      {can.withdraw && (
        <div className={classes.needsScript}>
          <Button busy={busy} aria-label={`${words.withdraw}, ${title}`} onClick={() => void withdraw()}>
            {words.withdraw}
          </Button>
        </div>
      )}
    </li>
  );
}
