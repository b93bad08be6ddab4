import { inBoth } from "@ribambelle/domain/kernel/texts";
import { readMoment } from "@ribambelle/domain/nannies/moments";
import { sayInterest } from "@ribambelle/domain/nannies/nannies.api";
import { momentText } from "@ribambelle/domain/nannies/nannies.texts";
import { mostWishLength, type Nanny } from "@ribambelle/domain/nannies/nanny";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
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

/** Tells the agency that a profile interests the family, in its own words (NANNY-11). */
export function InterestDialog({ nanny, moments, onLeave }: Props) {
  const words = useWords(nannyPageWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const [wish, setWish] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>(moments);
  const { busy, failure, noticeRef, send } = useSending();
  const { id, displayName, answerDays } = nanny;
  const tell = async () => {
    const failed = await send(
      async () => void (await call(sayInterest, { wish, moments: [...chosen] }, { id })),
    );
    if (!failed) {
      say({ kind: "success", text: inBoth((each) => nannyPageWords(each).done) });
      onLeave();
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
          <Button onClick={onLeave}>{words.cancel}</Button>
          <Button main busy={busy} onClick={() => void tell()}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
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
          value={wish}
          onChange={({ currentTarget }) => setWish(currentTarget.value)}
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
                    checked={chosen.includes(text)}
                    onChange={(isChosen) =>
                      setChosen(isChosen ? [...chosen, text] : chosen.filter((other) => other !== text))
                    }
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
