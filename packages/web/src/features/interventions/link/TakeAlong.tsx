import { useState } from "react";
import { useWords } from "../../../client/locale.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { lazyDialog } from "../../../ui/dialogs/lazyDialog.ts";
import { CalendarIcon } from "../../../ui/pictures/icons.tsx";
import { interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";
import classes from "./TakeAlong.module.css";

const CalendarLinkDialog = lazyDialog(
  async () => (await import("./CalendarLinkDialog.tsx")).CalendarLinkDialog,
);

/** The ways to have one’s interventions elsewhere: in one’s own calendar, and on paper (VISITS-31, VISITS-32). */
export function TakeAlong({ onPrint }: { onPrint: () => void }) {
  const words = useWords(interventionsWords);
  const { role } = usePlace();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${classes.ways} screen-only`}>
      <QuietButton className={classes.way} onClick={() => setOpen(true)}>
        <CalendarIcon />
        {words.toCalendar}
      </QuietButton>
      <QuietButton className={classes.way} onClick={onPrint}>
        {words.printMonth}
      </QuietButton>
      {isOpen && <CalendarLinkDialog role={role} onLeave={() => setOpen(false)} />}
    </div>
  );
}
