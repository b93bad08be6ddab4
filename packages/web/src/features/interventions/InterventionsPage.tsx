import { stepped } from "@ribambelle/domain/interventions/periods";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { fetchAtRest } from "../../client/loading/whenIdle.ts";
import { useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { writeState } from "../../routing/addressState.ts";
import { asStep, inPlaceOf } from "../../routing/historyStep.ts";
import { useNavigate, useSearch } from "../../routing/router/hooks.ts";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { Calendar } from "./calendar/Calendar.tsx";
import { InterventionDialog } from "./InterventionDialog.tsx";
import classes from "./InterventionsPage.module.css";
import { monthQuery } from "./interventions.queries.ts";
import { type InterventionsSearch, interventionsList } from "./interventions.search.ts";
import { interventionsWords } from "./interventions.texts.ts";
import { TakeAlong } from "./link/TakeAlong.tsx";
import { useMonthOnPaper } from "./link/useMonthOnPaper.ts";
import { NextIntervention } from "./NextIntervention.tsx";
import { type Place, PlaceContext } from "./place.ts";
import { useShownViews } from "./useShownViews.ts";

// The router leaves what `search` does not know among what it gives: it is read again.
/** A family's interventions (VISITS-01). */
export function ParentInterventionsPage() {
  const navigate = useNavigate();
  const go = (search: InterventionsSearch, how: How) =>
    void navigate({ to: "/client/interventions", search, ...how });
  return (
    <Page
      reader="Parent"
      path="/client/interventions"
      search={interventionsList.stateIn(useSearch("/client/interventions"))}
      go={go}
    />
  );
}

/** A babysitter's interventions (VISITS-02). */
export function BabysitterInterventionsPage() {
  const navigate = useNavigate();
  const go = (search: InterventionsSearch, how: How) =>
    void navigate({ to: "/intervenant/interventions", search, ...how });
  return (
    <Page
      reader="BabySitter"
      path="/intervenant/interventions"
      search={interventionsList.stateIn(useSearch("/intervenant/interventions"))}
      go={go}
    />
  );
}

interface Props {
  reader: Place["role"];
  path: string;
  search: InterventionsSearch;
  go: (search: InterventionsSearch, how: How) => void;
}

type How = typeof asStep | typeof inPlaceOf;

function Page({ reader, path, search, go }: Props) {
  const words = useWords(interventionsWords);
  const day = search.le ?? today();
  const [who, setWho] = useState<string | null>(null);
  const { isPrinting, printMonth } = useMonthOnPaper();
  const views = useShownViews(search.vue, isPrinting);
  useNextMonth(day);
  const place = useMemo<Place>(
    () => ({
      role: reader,
      day,
      who,
      setWho,
      hrefTo: (change) => path + writeState({ ...search, ...change }),
      goTo: (change) => go({ ...search, ...change }, inPlaceOf),
      stepTo: (change) => go({ ...search, ...change }, asStep),
    }),
    [reader, path, search, go, day, who],
  );
  return (
    <PlaceContext value={place}>
      <PageTitle>{words.title}</PageTitle>
      <NextIntervention />
      <TakeAlong onPrint={printMonth} />
      {views.map(({ view, key, where }) => (
        <div key={key} className={where ? classes[where] : undefined}>
          <Calendar view={view} />
        </div>
      ))}
      {search.intervention !== undefined && <InterventionDialog reference={search.intervention} />}
    </PlaceContext>
  );
}

/** Fetches the next month ahead once the browser rests, so that going on shows no spinner (VISITS-21). */
function useNextMonth(day: string) {
  const queries = useQueryClient();
  useEffect(
    () =>
      fetchAtRest(() => queries.prefetchQuery({ ...monthQuery(stepped("mois", day, 1)), staleTime: 60_000 })),
    [queries, day],
  );
}
