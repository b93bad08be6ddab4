import { interventionSentence } from "@ribambelle/domain/interventions/intervention.texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocale } from "../../client/locale.tsx";
import { instant, today } from "../../client/today.ts";
import { Failure } from "../../ui/messages/Failure.tsx";
import { Skeleton } from "../../ui/messages/Skeleton.tsx";
import { aheadQuery } from "./interventions.queries.ts";
import classes from "./NextIntervention.module.css";
import { usePlace } from "./place.ts";

const minuteInMs = 60_000;

/** Says what is under way, else what comes next; on paper it would soon be wrong (VISITS-01, VISITS-02). */
export function NextIntervention() {
  const locale = useLocale();
  const { role } = usePlace();
  const [now, setNow] = useState(instant);
  const { data, error, isFetching, refetch } = useQuery(aheadQuery(today()));
  useEffect(() => {
    const look = () => setNow(new Date());
    const clock = setInterval(look, minuteInMs);
    // A phone that slept has missed its minutes.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  if (!data && error) return <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <p className={`${classes.next} screen-only`}>
      {data ? (
        interventionSentence(data.interventions, { role, now, today: today(), locale })
      ) : (
        <Skeleton width="min(100%, 32rem)" height="1.5rem" />
      )}
    </p>
  );
}
