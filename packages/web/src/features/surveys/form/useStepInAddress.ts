import { asStep, inPlaceOf, useStepBack } from "../../../routing/historyStep.ts";
import { useLocation, useNavigate } from "../../../routing/router/hooks.ts";

/** The step in the address, counted from 1 there: Back leads to the step before, and not out of the survey (SURVEY-OP29). */
export function useStepInAddress() {
  const { etape } = useLocation().search;
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const put = (step: number) => navigate({ to: ".", search: searchOf(step), ...inPlaceOf });
  return {
    /** Counted from 0; nothing without one. */
    step: etape === undefined ? undefined : Number(etape) - 1,
    /** Writes where the person is, without a place of its own in the history. */
    put: (step: number) => void put(step),
    /** Goes one step back, the way that Back goes. */
    goBack: (step: number) => stepBack(() => void put(step)),
    /** Goes on to a step; the one that is left is one entry back. */
    goOn: (step: number) =>
      void put(step - 1).then(() => navigate({ to: ".", search: searchOf(step), ...asStep })),
  };
}

const searchOf = (step: number) => ({ etape: String(step + 1) });
