import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { useId } from "react";
import { useWords } from "../../../client/locale.tsx";
import { SelectBox } from "../../../ui/fields/SelectBox.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { interventionsWords } from "../interventions.texts.ts";
import { usePlace } from "../place.ts";
import classes from "./WhoSelect.module.css";

/** Gives the names of the other parties of interventions, each once, in order of the alphabet. */
export const namesOf = (interventions: readonly Intervention[]): string[] =>
  [
    ...new Set(
      interventions.flatMap(({ otherPartyDisplayName, otherFamilies }) => [
        ...(otherPartyDisplayName === null ? [] : [otherPartyDisplayName]),
        ...otherFamilies,
      ]),
    ),
  ].sort((one, other) => one.localeCompare(other, "fr"));

interface Props {
  /** Those of the month. */
  interventions: readonly Intervention[];
  /** How many of the period are not shown. */
  hidden: number;
}

/** Narrows the calendar to one babysitter, or one family; nothing while there is but one (VISITS-19). */
export function WhoSelect({ interventions, hidden }: Props) {
  const words = useWords(interventionsWords);
  const { who, setWho } = usePlace();
  const isHydrated = useHydrated();
  const id = useId();
  const names = namesOf(interventions);
  if (names.length < 2) return null;
  // On paper it tells whose month this is, where it is not everybody's (VISITS-31).
  return (
    <div className={who === null ? `${classes.who} screen-only` : classes.who}>
      <label htmlFor={id}>{words.with}</label>
      <SelectBox
        id={id}
        disabled={!isHydrated}
        value={who !== null && names.includes(who) ? who : ""}
        onChange={({ currentTarget: { value } }) => setWho(value === "" ? null : value)}
      >
        <option value="">{words.everybody}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectBox>
      {hidden > 0 && <span className={classes.hidden}>{words.hidden(hidden)}</span>}
    </div>
  );
}
