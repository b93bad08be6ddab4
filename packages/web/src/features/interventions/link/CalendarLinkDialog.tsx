import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { Failure } from "../../../ui/messages/Failure.tsx";
import { Skeleton } from "../../../ui/messages/Skeleton.tsx";
import type { Place } from "../place.ts";
import classes from "./CalendarLink.module.css";
import { CalendarLinkChoices } from "./CalendarLinkChoices.tsx";
import { calendarLinkQuery } from "./calendarLink.queries.ts";
import { calendarLinkWords } from "./calendarLink.texts.ts";

interface Props {
  role: Place["role"];
  onLeave: () => void;
}

/** Explains a calendar link, shows it once it is made, renews and deletes it (VISITS-32). */
export function CalendarLinkDialog({ role, onLeave }: Props) {
  const words = useWords(calendarLinkWords);
  // Read each time: calendars read it meanwhile.
  const { data, error, isFetching, refetch } = useQuery({ ...calendarLinkQuery, staleTime: 0 });
  return (
    <Dialog
      look="window"
      heading={words.heading}
      leaving="free"
      onLeave={onLeave}
      foot={<Button onClick={onLeave}>{words.close}</Button>}
    >
      <div className={classes.content}>
        <p>{words.what}</p>
        <p>{words.refreshed}</p>
        <p>{words.secret}</p>
        {data ? (
          <CalendarLinkChoices link={data} hasPlace={role === "BabySitter"} />
        ) : error ? (
          <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <p>
            <span className="visually-hidden" role="status">
              {words.loading}
            </span>
            <Skeleton width="100%" height="8rem" />
          </p>
        )}
      </div>
    </Dialog>
  );
}
