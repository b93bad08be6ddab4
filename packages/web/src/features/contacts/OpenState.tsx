import { openStateAt, openStateText } from "@ribambelle/domain/agency/openingHours";
import { useEffect, useState } from "react";
import { useAgency } from "../../client/agency.tsx";
import { useLocale } from "../../client/locale.tsx";
import classes from "./ContactsPage.module.css";

const minuteInMs = 60_000;

/** Gives the instant it is, once the script runs, and anew each minute; null in the page that the server sent. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    let later = setTimeout(
      function tick() {
        look();
        later = setTimeout(tick, minuteInMs - (Date.now() % minuteInMs));
      },
      minuteInMs - (Date.now() % minuteInMs),
    );
    // A phone that slept has missed its minutes.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(later);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}

/** Whether somebody answers now, where the agency says when it is open. */
export function OpenState() {
  const locale = useLocale();
  const { open } = useAgency().contact.hours;
  const now = useNow();
  const state = now && openStateAt(open, now);
  if (!open || open.length === 0) return null;
  return <p className={classes.state}>{state && openStateText(state, locale)}</p>;
}
