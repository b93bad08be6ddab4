import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { interventionStates } from "@ribambelle/domain/interventions/intervention.states";
import { useId } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { interventionsWords } from "../interventions.texts.ts";
import classes from "./StateKey.module.css";
import { StateMark } from "./StateMark.tsx";

/** What the drawings of the states mean, of those that are shown; nothing where there is none (VISITS-OP12). */
export function StateKey({ interventions }: { interventions: readonly Intervention[] }) {
  const words = useWords(interventionsWords);
  const locale = useLocale();
  const heading = useId();
  const shown = interventionStates.rows.filter(({ value }) =>
    interventions.some(({ state }) => state === value),
  );
  if (shown.length === 0) return null;
  return (
    <div className={classes.key}>
      <span id={heading}>{words.key}</span>
      <ul aria-labelledby={heading}>
        {shown.map(({ value }) => (
          <li key={value}>
            <StateMark state={value} />
            {interventionStates.label(value, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}
