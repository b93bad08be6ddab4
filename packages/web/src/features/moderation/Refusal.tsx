import type { Item, Reason } from "@ribambelle/domain/moderation/moderation";
import { moderationRefusals } from "@ribambelle/domain/moderation/moderation.refusals";
import { reasonWords } from "@ribambelle/domain/moderation/reasonWords";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { RestoredDraft } from "../../ui/editing/RestoredDraft.tsx";
import { useKeptDraft } from "../../ui/editing/useDraft.ts";
import { Check, Choices } from "../../ui/fields/Choices.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import classes from "./ModerationPage.module.css";
import { moderationWords } from "./moderation.texts.ts";
import { useShortcuts } from "./useShortcuts.ts";

/** Why something is refused, as it is sent. */
export interface Why {
  readonly reasonIds: number[];
  readonly textFr: string | null;
  readonly textEn: string | null;
}

interface Props {
  readonly item: Item;
  readonly reasons: readonly Reason[];
  /** What stands in the place of the ready-made ones where they did not come. */
  readonly unread: ReactNode;
  /** Under which what is typed is kept in the tab. */
  readonly draftKey: string;
  readonly busy: boolean;
  readonly onRefuse: (why: Why) => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly chosenIds: readonly number[];
  readonly textFr: string;
  readonly textEn: string;
}
const nothingTyped = (): Typed => ({ chosenIds: [], textFr: "", textEn: "" });

/** Under which the reason of a refusal is kept in the tab: of what was looked at, by whom (AGUI-26). */
export const refusalKey = (personId: number, { kind, subjectId, seen }: Item): string =>
  `${personId}:moderation:${kind}:${subjectId}:${seen}`;

/** Asks why something is refused, and shows before what its person will read; what is typed stays in the tab (MODER-05, AGUI-26). */
export function Refusal({ item, reasons, unread, draftKey, busy, onRefuse, onClose }: Props) {
  const locale = useLocale();
  const words = useWords(moderationWords);
  const { editing, isRestored, begin, type } = useKeptDraft(null, nothingTyped, draftKey);
  const typed = editing?.draft ?? nothingTyped();
  const { chosenIds, textFr, textEn } = typed;
  const [isTold, setIsTold] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const offered = reasons.filter(({ kind, isArchived }) => kind === item.kind && !isArchived);
  const said = reasonWords({ chosen: offered.filter(({ id }) => chosenIds.includes(id)), textFr, textEn });
  const toggle = (id: number) =>
    type({
      ...typed,
      chosenIds: chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id],
    });
  const refuse = () => {
    if ("fr" in said) onRefuse({ reasonIds: [...chosenIds], textFr: textFr || null, textEn: textEn || null });
    else setIsTold(true);
  };
  useShortcuts({
    Enter: refuse,
    Escape: onClose,
    ...Object.fromEntries(offered.slice(0, 9).map(({ id }, place) => [String(place + 1), () => toggle(id)])),
  });
  const restart = () => {
    flushSync(() => {
      begin();
      setIsTold(false);
    });
    heading.current?.focus();
  };
  const problemAt = (at: string) => {
    if (!isTold || "fr" in said || said.at !== at) return null;
    const { reasonNeeded, reasonUnfit } = moderationRefusals;
    return (said.problem === "needed" ? reasonNeeded : reasonUnfit)[locale];
  };
  return (
    <form
      className={classes.refusal}
      aria-label={words.why}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) refuse();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className={classes.name}>
        {words.why}
      </h2>
      <RestoredDraft isShown={isRestored} isOfKept={false} restart={restart} />
      {unread || (
        <Choices legend={words.reasons} error={problemAt("reasonIds")}>
          {offered.map((reason, place) => (
            <Check
              key={reason.id}
              label={`${place + 1}. ${locale === "fr" ? reason.textFr : reason.textEn}`}
              checked={chosenIds.includes(reason.id)}
              onChange={() => toggle(reason.id)}
            />
          ))}
        </Choices>
      )}
      <TextArea
        label={words.textFr}
        optional
        rows={2}
        lang="fr"
        value={textFr}
        error={problemAt("textFr")}
        onChange={({ currentTarget }) => type({ ...typed, textFr: currentTarget.value })}
      />
      <TextArea
        label={words.textEn}
        hint={words.enHint}
        optional
        rows={2}
        lang="en"
        value={textEn}
        error={problemAt("textEn")}
        onChange={({ currentTarget }) => type({ ...typed, textEn: currentTarget.value })}
      />
      {"fr" in said && (
        <section aria-label={words.willRead(item.firstName)} className={classes.willRead}>
          <h3 className={classes.name}>{words.willRead(item.firstName)}</h3>
          <p>
            {words.inFrench} <q lang="fr">{said.fr}</q>
          </p>
          <p>
            {words.inEnglish} <q lang={said.en === null ? "fr" : "en"}>{said.en ?? said.fr}</q>
          </p>
        </section>
      )}
      <div className={classes.acts}>
        <Button type="submit" main busy={busy}>
          {words.confirm}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </form>
  );
}
