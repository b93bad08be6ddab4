import { inBoth } from "@ribambelle/domain/kernel/texts";
import { readMoment } from "@ribambelle/domain/nannies/moments";
import { sayInterest } from "@ribambelle/domain/nannies/nannies.api";
import { momentText } from "@ribambelle/domain/nannies/nannies.texts";
import { mostWishLength, type Nanny } from "@ribambelle/domain/nannies/nanny";
import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { useGiven } from "../../../routing/router/hooks.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { RestoredDraft } from "../../../ui/editing/RestoredDraft.tsx";
import { useKeptDraft } from "../../../ui/editing/useDraft.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { Check } from "../../../ui/fields/Choices.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { say } from "../../../ui/messages/say.ts";
import classes from "./NannyPage.module.css";
import { nannyPageWords } from "./profile.texts.ts";

interface Props {
  nanny: Nanny;
  /** Those of the search, as an address says them. */
  moments: readonly string[];
  onLeave: () => void;
}

/**
 * Tells the agency that a profile interests the family, in its own words, which stay in the tab until they are sent or given up (NANNY-11,
 * AUTH-OP5).
 */
export function InterestDialog({ nanny, moments, onLeave }: Props) {
  const words = useWords(nannyPageWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const { userId } = useGiven().user;
  const { busy, failure, noticeRef, send } = useSending();
  const { id, displayName, answerDays } = nanny;
  const begun = () => ({ wish: "", moments: [...moments] });
  const { editing, isRestored, begin, type, end } = useKeptDraft(null, begun, `${userId}:interest:${id}`);
  const typed = editing?.draft ?? begun();
  // Nothing is kept of what was sent or given up.
  const leave = () => {
    flushSync(end);
    onLeave();
  };
  const tell = async () => {
    const failed = await send(async () => void (await call(sayInterest, typed, { id })));
    if (!failed) {
      say({ kind: "success", text: inBoth((each) => nannyPageWords(each).done) });
      leave();
    }
    // Whoever was faster is seen too.
    await queries.invalidateQueries({ queryKey: ["Nanny"] });
  };
  return (
    <Dialog
      heading={words.heading(displayName)}
      look="window"
      leaving="asked"
      onLeave={onLeave}
      foot={
        <>
          <Button onClick={leave}>{words.cancel}</Button>
          <Button main busy={busy} onClick={() => void tell()}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <RestoredDraft isShown={isRestored} isOfKept={false} restart={begin} />
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure[locale]}
          </Callout>
        )}
        <p>{words.says}</p>
        <TextArea
          label={words.wish}
          optional
          hint={words.wishHint(mostWishLength)}
          rows={4}
          maxLength={mostWishLength}
          value={typed.wish}
          onChange={({ currentTarget }) => type({ ...typed, wish: currentTarget.value })}
        />
        {moments.length > 0 && (
          <fieldset className={classes.moments}>
            <legend>{words.moments}</legend>
            {moments.map((text) => {
              const moment = readMoment(text);
              return (
                moment && (
                  <Check
                    key={text}
                    label={momentText(moment, locale)}
                    checked={typed.moments.includes(text)}
                    onChange={(isChosen) => {
                      const others = typed.moments.filter((other) => other !== text);
                      type({ ...typed, moments: isChosen ? [...others, text] : others });
                    }}
                  />
                )
              );
            })}
          </fieldset>
        )}
        <p>{words.answered(answerDays)}</p>
      </div>
    </Dialog>
  );
}
