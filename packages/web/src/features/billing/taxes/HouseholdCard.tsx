import { lazyPart } from "../../../client/loading/lazyPart.tsx";
import { useWords } from "../../../client/locale.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { NeedsScript } from "../../../ui/messages/WithoutScript.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { declarationWords } from "./declaration.texts.ts";
import classes from "./Household.module.css";
import type { HouseholdProps } from "./HouseholdFields.tsx";

/** The anchor of the card in the page. */
export const householdId = "foyer";

const Fields = lazyPart<HouseholdProps>(async () => (await import("./HouseholdFields.tsx")).HouseholdFields);

/** What the ceiling depends on, asked here and kept in this browser (TAX-28); its fields are the script's, and come after the page. */
export function HouseholdCard(props: HouseholdProps) {
  const words = useWords(declarationWords);
  const isHydrated = useHydrated();
  return (
    <SectionCard id={householdId} title={words.household}>
      <p>{words.why}</p>
      <p className={classes.note}>{words.staysHere}</p>
      <NeedsScript>{words.withoutScript}</NeedsScript>
      <div className={classes.fields}>{isHydrated && <Fields {...props} />}</div>
    </SectionCard>
  );
}
