import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import {
  interventionColour,
  interventionStates,
  isHeld,
} from "@ribambelle/domain/interventions/intervention.states";
import {
  hoursText,
  interventionWords,
  otherPartyText,
} from "@ribambelle/domain/interventions/intervention.texts";
import { services } from "@ribambelle/domain/interventions/services";
import { useLocale } from "../../../client/locale.tsx";
import { inPlace } from "../../../routing/inPlace.ts";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { usePlace } from "../place.ts";
import { StateMark } from "../states/StateMark.tsx";
import classes from "./Entry.module.css";

/** One intervention: hours, service, the other party, and its state unless it is planned; it opens its detail (VISITS-07). */
export function Entry({ intervention }: { intervention: Intervention }) {
  const locale = useLocale();
  const { hrefTo, stepTo } = usePlace();
  const { reference, service, state } = intervention;
  return (
    <a
      href={hrefTo({ intervention: reference })}
      className={classes.entry}
      onClick={inPlace(() => stepTo({ intervention: reference }))}
    >
      <span className={classes.hours}>
        <StateMark state={state} />
        <span data-struck={!isHeld(state) || undefined}>{hoursText(intervention, locale)}</span>
      </span>
      <span className={classes.what}>
        {services.label(service, locale)}
        <span className={classes.dot}> · </span>
        {otherPartyText(intervention, locale) ?? interventionWords(locale).unknown}
      </span>
      {state !== interventionStates.numbers.Planned && (
        <Chip colour={interventionColour(state)}>{interventionStates.label(state, locale)}</Chip>
      )}
    </a>
  );
}
