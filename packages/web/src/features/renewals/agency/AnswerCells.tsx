import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import {
  type RenewalFollowUp,
  type RenewalRow,
  renewalFollowUpTexts,
} from "@ribambelle/domain/agencyRenewals/followUp";
import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import {
  babysitterReasons,
  employeeReasons,
  familyReasons,
  parentReasons,
} from "@ribambelle/domain/renewals/renewal.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Chip } from "../../../ui/cards/Chip.tsx";
import classes from "./Season.module.css";
import { seasonWords } from "./season.texts.ts";

const followColours: Readonly<Record<RenewalFollowUp, StateColour>> = {
  "to-do": "primary",
  "under-way": "blue",
  done: "green",
  dropped: "default",
};
const answerColours = { yes: "green", no: "red", unsure: "blue", none: "default" } as const;

/** The reasons of whoever stops, by their role. */
export const reasonsOf = { Parent: parentReasons, BabySitter: babysitterReasons } as const;

const whyNots = { Parent: employeeReasons, BabySitter: familyReasons } as const;

function whyNotOf(role: PersonKind, reason: number, locale: Locale): string {
  const row = whyNots[role].rows.find(({ value }) => value === reason);
  return row?.[locale] ?? String(reason);
}

function reasonText(role: PersonKind, reason: number, locale: Locale): string {
  const row = reasonsOf[role].rows.find(({ value }) => value === reason);
  return row?.[locale] ?? String(reason);
}

/** What somebody answered: its first word as a chip, what belongs to it under it. */
export function AnswerCell({ role, row }: { role: PersonKind; row: RenewalRow }) {
  const words = useWords(seasonWords);
  const locale = useLocale();
  const { answer, hasDraft, optOut, followUp } = row;
  const state = answer?.state ?? "none";
  const isToCall = followUp.state === "to-do" || followUp.state === "under-way";
  const isLate = isToCall && answer?.contactDate != null && answer.contactDate < today();
  const more = [
    answer?.reason == null ? null : reasonText(role, answer.reason, locale),
    answer?.contactDate && words.toCall(plainDay(answer.contactDate, locale)),
    optOut && words.optOut[optOut],
    !answer && hasDraft && words.draft,
  ].filter((one) => typeof one === "string");
  return (
    <div className={classes.stack}>
      <Chip colour={answerColours[state]}>{words[state]}</Chip>
      {more.map((text, place) => (
        <span key={text}>
          <span className="visually-hidden">{place === 0 && state === "no" ? words.why : ", "}</span>
          {text}
        </span>
      ))}
      {isLate && <Chip colour="red">{words.late}</Chip>}
    </div>
  );
}

/** What somebody says of each whom they are linked to, and why not as far as one may read it; null where there is nobody. */
export function PairsCell({ role, pairs }: { role: PersonKind } & Pick<RenewalRow, "pairs">) {
  const words = useWords(seasonWords);
  const locale = useLocale();
  const told = pairs.filter(({ want }) => want !== null);
  if (told.length === 0) return null;
  return (
    <ul className={classes.pairs}>
      {told.map(({ other, want, reason }) => (
        <li key={other.userId}>
          {(want ? words.wants : words.refuses)(other.displayName)}
          {reason !== null && `, ${lowerFirst(whyNotOf(role, reason, locale))}`}
        </li>
      ))}
    </ul>
  );
}

/** How far the agency is with an answer, and who takes care of it. */
export function FollowUpCell({ followUp: { state, owner } }: Pick<RenewalRow, "followUp">) {
  const locale = useLocale();
  if (!state && !owner) return null;
  return (
    <div className={classes.stack}>
      {state && <Chip colour={followColours[state]}>{renewalFollowUpTexts[state][locale]}</Chip>}
      {owner && <span>{owner.displayName}</span>}
    </div>
  );
}
