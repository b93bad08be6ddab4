import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { shortMoment } from "@ribambelle/domain/kernel/moment";
import type { LetterRow, LetterState } from "@ribambelle/domain/letters/letter";
import { letterStateTexts, refusalTexts } from "@ribambelle/domain/letters/letters.texts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { Chip } from "../../ui/cards/Chip.tsx";
import { letterWords } from "./letters.texts.ts";

const colours: Readonly<Record<LetterState, StateColour>> = {
  waiting: "blue",
  sent: "green",
  "given-up": "red",
  withdrawn: "default",
};

/** How far a letter is, and since when (MAILS-01). */
export function LetterStateChip({ letter: { state, sentAt } }: { letter: LetterRow }) {
  const locale = useLocale();
  const said = letterStateTexts[state][locale];
  const moment = sentAt && lowerFirst(shortMoment(sentAt, today(), locale));
  return <Chip colour={colours[state]}>{moment ? `${said} ${moment}` : said}</Chip>;
}

/** Why a letter was not taken, in words, and what the server answered behind them (MAILS-02). */
export function Refusal({ refusal: { reason, codes } }: { refusal: NonNullable<LetterRow["lastRefusal"]> }) {
  const words = useWords(letterWords);
  const locale = useLocale();
  return (
    <>
      <span>{refusalTexts[reason][locale]}</span>
      <details>
        <summary>{words.detail}</summary>
        <code>{`${reason} ${codes}`.trim()}</code>
      </details>
    </>
  );
}
