import { inBoth } from "@ribambelle/domain/kernel/texts";
import { type ListedOffer, mostWordLength, type OffersPage } from "@ribambelle/domain/offers/offer";
import { applyForOffer } from "@ribambelle/domain/offers/offers.api";
import { useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { call } from "../../client/call/call.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { useGiven } from "../../routing/router/hooks.ts";
import { Link } from "../../routing/router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { RestoredDraft } from "../../ui/editing/RestoredDraft.tsx";
import { useKeptDraft } from "../../ui/editing/useDraft.ts";
import { useSending } from "../../ui/editing/useSending.ts";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { say } from "../../ui/messages/say.ts";
import classes from "./Offers.module.css";
import { offerWords } from "./offers.texts.ts";

interface Props extends Pick<OffersPage, "helps" | "answerDays"> {
  offer: ListedOffer;
  onLeave: () => void;
}

/**
 * Tells the agency that an offer interests the babysitter; what would help them stands there, and prevents nothing (OFFER-07).
 * What is typed stays in the tab until it is sent or given up (AUTH-OP5).
 */
export function ApplyDialog({ offer, helps, answerDays, onLeave }: Props) {
  const words = useWords(offerWords);
  const locale = useLocale();
  const queries = useQueryClient();
  const { userId } = useGiven().user;
  const { busy, failure, noticeRef, send } = useSending();
  const { reference, title } = offer;
  const key = `${userId}:application:${reference}`;
  const { editing, isRestored, begin, type, end } = useKeptDraft(null, () => ({ word: "" }), key);
  const word = editing?.draft.word ?? "";
  // Nothing is kept of what was sent or given up.
  const leave = () => {
    flushSync(end);
    onLeave();
  };
  const apply = async () => {
    const failed = await send(async () => void (await call(applyForOffer, { word }, { reference })));
    if (!failed) {
      say({ kind: "success", text: inBoth((each) => offerWords(each).sent) });
      leave();
    }
    // Whatever changed meanwhile is seen too.
    await queries.invalidateQueries({ queryKey: ["Offer"] });
  };
  return (
    <Dialog
      heading={words.heading}
      look="window"
      leaving="asked"
      onLeave={onLeave}
      foot={
        <>
          <Button onClick={leave}>{words.cancel}</Button>
          <Button main busy={busy} onClick={() => void apply()}>
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
        <p className={classes.title}>{title}</p>
        {helps.length > 0 && (
          <Callout kind="information">
            <p>{words.help}</p>
            <ul>
              {helps.map((help) => (
                <li key={help}>
                  <Link to="/intervenant/profil">{words.helps[help]}</Link>
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <TextArea
          label={words.word}
          optional
          hint={words.wordHint(mostWordLength)}
          rows={4}
          maxLength={mostWordLength}
          value={word}
          onChange={({ currentTarget }) => type({ word: currentTarget.value })}
        />
        <p>{words.answered(answerDays)}</p>
      </div>
    </Dialog>
  );
}
