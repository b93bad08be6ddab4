import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { type FirstStep, firstSteps } from "@ribambelle/domain/desk/firstSteps";
import { savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../../client/call/call.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { keyOf } from "../../client/queryOf.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useSending } from "../../ui/editing/useSending.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { CheckIcon, CircleIcon } from "../../ui/pictures/icons.tsx";
import classes from "./Desk.module.css";
import { deskWords } from "./desk.texts.ts";

/** What a new administrator does first; the steps tick themselves, and go for good when they are closed (AGUI-07). */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const words = useWords(deskWords);
  const locale = useLocale();
  const headingId = useId();
  const queries = useQueryClient();
  const { busy, failure, noticeRef, send, release } = useSending();
  async function close() {
    const failed = await send(async () => {
      await call(savePreference, { name: "firstStepsClosed", value: true });
      await queries.invalidateQueries({ queryKey: keyOf(getDesk) });
    });
    if (!failed) release();
  }
  return (
    <section aria-labelledby={headingId} className={classes.steps}>
      <h2 id={headingId} className={classes.heading}>
        {words.firstSteps}
      </h2>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <ol className={classes.stepList} data-stacked>
        {steps.map(({ code, isDone, link }) => {
          const Icon = isDone ? CheckIcon : CircleIcon;
          return (
            <li key={code}>
              <Icon width="20" height="20" />
              <a href={link}>{firstSteps[code][locale]}</a>
              <span className="visually-hidden">{` (${isDone ? words.stepDone : words.stepToDo})`}</span>
            </li>
          );
        })}
      </ol>
      <Button busy={busy} onClick={() => void close()}>
        {words.closeSteps}
      </Button>
    </section>
  );
}
