import { canChooseSituation, checkboxOf, situationOf } from "@ribambelle/domain/profile/profile";
import { updateMySituation } from "@ribambelle/domain/profile/profile.api";
import { professionalSituations } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import { profileWords } from "../profile.texts.ts";
import { useSection } from "../useSection.ts";
import { NotAnswered } from "./NotAnswered.tsx";
import { Tags } from "./Tags.tsx";

const { Undefined } = professionalSituations.numbers;
type Situation = Parameters<typeof professionalSituations.label>[0];

/** What the babysitter does otherwise: one box at a time, never none (PROF-49 to -53, PROF-OP5, PROF-OP6). */
export function SituationSection() {
  const locale = useLocale();
  const words = useWords(profileWords);
  const section = useSection("situation", {
    of: ({ professionalSituation }) => professionalSituation,
    draftOf: (situation) => situation,
    endpoint: updateMySituation,
    bodyOf: (professionalSituation) => ({ professionalSituation }),
    kept: (body) => body,
  });
  const { kept: value } = section.version;
  const offered = professionalSituations.rows.filter(
    (row) => row.value !== Undefined && canChooseSituation(row.value, value),
  );
  return (
    <EditableSection
      {...section}
      fields={(situation, type, problems) => (
        <Choices
          legend={words.situationQuestion}
          hint={words.situationHint}
          error={problems.get("professionalSituation")?.[locale]}
        >
          {offered.map((row) => {
            const box = checkboxOf(row.value);
            return (
              <Check
                key={box}
                label={row[locale]}
                checked={box === checkboxOf(situation)}
                // The last ticked box cannot be unticked (PROF-51).
                onChange={(checked) => checked && type(situationOf(box) as Situation)}
              />
            );
          })}
        </Choices>
      )}
    >
      {value === Undefined ? <NotAnswered /> : <Tags of={[professionalSituations.label(value, locale)]} />}
    </EditableSection>
  );
}
