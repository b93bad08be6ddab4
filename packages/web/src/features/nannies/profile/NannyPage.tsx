import { plainDayAt } from "@ribambelle/domain/kernel/day";
import { nanniesPageList } from "@ribambelle/domain/nannies/nannies.filters";
import type { Nanny } from "@ribambelle/domain/nannies/nanny";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useId, useState } from "react";
import { callErrorOf } from "../../../client/call/callError.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { useLocation, useParams } from "../../../routing/router/hooks.ts";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { useFocusBack } from "../../../ui/useFocusBack.ts";
import { KeepButton } from "../KeepButton.tsx";
import { aboutOf } from "../list/NannyCard.tsx";
import { type NanniesState, nannyQuery } from "../nannies.queries.ts";
import { nannyWords } from "../nannies.texts.ts";
import classes from "./NannyPage.module.css";
import { nannyPageWords } from "./profile.texts.ts";

const InterestDialog = lazyDialog(async () => (await import("./InterestDialog.tsx")).InterestDialog);

type Card = ComponentType<{ profile: PublicProfile; isNamed?: boolean }>;

/** One profile as a family reads it, shown by the card of the public profile (NANNY-10). */
export const nannyPageOf = (PublicCard: Card) =>
  function NannyPage() {
    const words = useWords(nannyPageWords);
    const { id = "" } = useParams();
    const state = nanniesPageList.stateIn(useLocation().search);
    const { data, error, isFetching, refetch } = useQuery(nannyQuery(id));
    const isGone = !data && error && callErrorOf(error).status === 404;
    return (
      <div className={classes.page}>
        <BackLink to="/client/profiles" search={backTo(state)}>
          {words.back}
        </BackLink>
        <PageTitle>{data?.displayName ?? words.title}</PageTitle>
        {data ? (
          <Shown nanny={data} state={state} Card={PublicCard} />
        ) : isGone ? (
          <EmptyState title={words.none}>
            <p>{words.noneWhy}</p>
          </EmptyState>
        ) : error ? (
          <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <RecordsSkeleton label={words.back} />
        )}
      </div>
    );
  };

// What the list was narrowed by and its profiles carry along; Back itself restores the place in it.
const backTo = ({ moment, photos }: NanniesState) => ({
  ...(moment && { moment }),
  ...(photos && { photos }),
});

function Shown({ nanny, state, Card }: { nanny: Nanny; state: NanniesState; Card: Card }) {
  const words = useWords(nannyPageWords);
  const list = useWords(nannyWords);
  const locale = useLocale();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { firstName, interestAt, can, answerDays } = nanny;
  // What opened the dialog goes once the interest is told.
  const told = useFocusBack<HTMLParagraphElement>(String(can.interest));
  const shown = state.photos ? { ...nanny, photoUrl: null } : nanny;
  return (
    <>
      <p className={classes.about}>{aboutOf(nanny, list, locale)}</p>
      <div className={classes.acts}>
        {can.interest && (
          <div className={classes.needsScript}>
            <Button main onClick={() => setAsking(true)}>
              {words.interest}
            </Button>
          </div>
        )}
        {interestAt && (
          <p ref={told} tabIndex={-1} className={classes.sent}>
            {words.sent(plainDayAt(interestAt, locale))}
          </p>
        )}
        <KeepButton nanny={nanny} />
      </div>
      {(can.interest || interestAt) && <p className={classes.quiet}>{words.answered(answerDays)}</p>}
      <section aria-labelledby={id}>
        <h2 id={id} className={classes.heading}>
          {words.offers(firstName)}
        </h2>
        <Card profile={shown} isNamed={false} />
      </section>
      {isAsking && (
        <InterestDialog
          nanny={nanny}
          moments={state.moment?.split(",") ?? []}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  );
}
