import {
  type InterventionState,
  interventionColour,
  interventionStates,
} from "@ribambelle/domain/interventions/intervention.states";
import { chipTone } from "../../../ui/cards/chipTones.ts";
import { CheckIcon, CircleIcon } from "../../../ui/pictures/icons.tsx";
import { AbsentIcon, CancelledIcon, ReplacedIcon } from "../../../ui/pictures/stateIcons.tsx";
import classes from "./StateMark.module.css";

const { numbers } = interventionStates;

// One shape for each thing that happens to an intervention: its colour adds nothing (RGAA 3.1).
const marks = {
  [numbers.Planned]: CircleIcon,
  [numbers.Done]: CheckIcon,
  [numbers.CanceledByFamily]: CancelledIcon,
  [numbers.CanceledByAgency]: CancelledIcon,
  [numbers.BabysitterAbsent]: AbsentIcon,
  [numbers.Replaced]: ReplacedIcon,
};

/** The drawing of a state, beside words that say it. */
export function StateMark({ state }: { state: InterventionState }) {
  const Mark = marks[state];
  return (
    <Mark
      width="16"
      height="16"
      strokeWidth="2.5"
      className={classes.mark}
      data-state={state}
      style={{ color: chipTone(interventionColour(state)).color }}
    />
  );
}
