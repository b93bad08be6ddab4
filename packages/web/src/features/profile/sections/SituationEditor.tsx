import { canChooseSituation, checkboxOf, situationOf } from "@ribambelle/domain/profile/profile";
import { updateMySituation } from "@ribambelle/domain/profile/profile.api";
import { professionalSituations } from "@ribambelle/domain/profile/profile.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { Editing } from "../../../ui/editing/EditableSection.tsx";
import { SectionForm } from "../../../ui/editing/SectionForm.tsx";
import { Check, Choices } from "../../../ui/fields/Choices.tsx";
import { useSection } from "../useSection.ts";
import { sectionWords } from "./sections.texts.ts";

const { Undefined } = professionalSituations.numbers;
type Situation = Parameters<typeof professionalSituations.label>[0];

/** What the babysitter does otherwise: one box at a time, never none (PROF-50 to -53, PROF-OP5, PROF-OP6). */
export function SituationEditor(editing: Editing) {
  const locale = useLocale();
  const words = useWords(sectionWords);
  const section = useSection({
    of: ({ professionalSituation }) => professionalSituation,
    draftOf: (situation) => situation,
    endpoint: updateMySituation,
    bodyOf: (professionalSituation) => ({ professionalSituation }),
    kept: (body) => body,
  });
  const offered = professionalSituations.rows.filter(
    (row) => row.value !== Undefined && canChooseSituation(row.value, section.version.kept),
  );
  return (
    <SectionForm
      {...editing}
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
    />
  );
}
