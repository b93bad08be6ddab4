import type { CalendarLink } from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../ui/buttons/CopyButton.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { Question } from "../../../ui/dialogs/Question.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import classes from "./CalendarLink.module.css";
import { calendarLinkWords } from "./calendarLink.texts.ts";
import { useCalendarLink } from "./useCalendarLink.ts";

interface Props {
  link: CalendarLink;
  /** True for whom a place may stand in the calendar. */
  hasPlace: boolean;
}

/** What one may do with one’s link, or the way to the first. */
export function CalendarLinkChoices({ link, hasPlace }: Props) {
  const words = useWords(calendarLinkWords);
  const locale = useLocale();
  const [asked, setAsked] = useState<"renew" | "remove" | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const ways = { renew: useRef<HTMLButtonElement>(null), remove: useRef<HTMLButtonElement>(null) };
  const { busy, failure, noticeRef, said, make, remove, choosePlace, withPlace } = useCalendarLink(link);
  const { url } = link;

  // The button that was pressed is gone: what became of it is read where it is said.
  async function done(act: () => Promise<boolean>) {
    if (!(await act())) return;
    flushSync(() => setAsked(null));
    status.current?.focus();
  }

  const act = { renew: () => make("renewed"), remove };
  return (
    <>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <p ref={status} role="status" tabIndex={-1} className={classes.said}>
        {said && words[said]}
      </p>
      {url && (
        <>
          <TextField
            label={words.link}
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={classes.ways}>
            <LinkButton main href={url.replace(/^https?:/, "webcal:")}>
              {words.open}
            </LinkButton>
            <CopyButton text={url} label={words.copy} copied={words.copied} />
          </div>
          <p className={classes.quiet}>
            {link.lastFetchedDate ? words.read(plainDay(link.lastFetchedDate, locale)) : words.unread}
          </p>
        </>
      )}
      {hasPlace && (
        <Toggle
          label={words.withPlace}
          checked={withPlace}
          busy={busy}
          onChange={(wanted) => void choosePlace(wanted)}
        />
      )}
      {asked ? (
        <Question
          question={asked === "renew" ? words.renewWhy : words.removeWhy}
          yes={words[asked]}
          no={words.keep}
          busy={busy}
          onYes={() => void done(act[asked])}
          onNo={() => {
            flushSync(() => setAsked(null));
            ways[asked].current?.focus();
          }}
        />
      ) : (
        <div className={classes.ways}>
          {url ? (
            <>
              <Button ref={ways.renew} onClick={() => setAsked("renew")}>
                {words.renew}
              </Button>
              <Button ref={ways.remove} onClick={() => setAsked("remove")}>
                {words.remove}
              </Button>
            </>
          ) : (
            <Button main busy={busy} onClick={() => void done(() => make("made"))}>
              {words.make}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
