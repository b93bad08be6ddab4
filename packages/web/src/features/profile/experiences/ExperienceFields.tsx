import { childAgeCategories } from "@ribambelle/domain/kernel/childAge";
import { mostDescriptionLength } from "@ribambelle/domain/profile/experience";
import {
  childcareTypes,
  childrenCounts,
  experienceCategories,
  experienceDurations,
} from "@ribambelle/domain/profile/values/experiences";
import { Fragment, type ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { Problems } from "../../../ui/fields/formProblems.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import type { ExperienceDraft } from "./experienceDraft.ts";
import { editedWords } from "./experienceEditing.texts.ts";

interface Props {
  draft: ExperienceDraft;
  type: (draft: ExperienceDraft) => void;
  problems: Problems;
  /** What the agency calls where it was; the babysitter is asked. */
  categoryLabel?: string;
}

/** The fields of one experience: four selects, how many children, a description (PROF-59 to -61). */
export function ExperienceFields({ draft, type, problems, categoryLabel }: Props) {
  const locale = useLocale();
  const words = useWords(editedWords);
  const field = <Name extends keyof ExperienceDraft>(name: Name) => ({
    label: words[name],
    value: draft[name],
    error: problems.get(name)?.[locale],
    onChange: (value: ExperienceDraft[Name]) => type({ ...draft, [name]: value }),
  });
  const fields: Record<keyof ExperienceDraft, ReactNode> = {
    category: (
      <Select
        {...field("category")}
        label={categoryLabel ?? words.category}
        choices={experienceCategories.rows}
      />
    ),
    childAge: <Select {...field("childAge")} choices={childAgeCategories.rows} />,
    duration: <Select {...field("duration")} choices={experienceDurations.rows} />,
    childcareType: <Select {...field("childcareType")} choices={childcareTypes.rows} />,
    childrenCount: <Select {...field("childrenCount")} choices={childrenCounts.rows} optional />,
    description: (
      <TextArea
        {...field("description")}
        hint={words.descriptionHint(mostDescriptionLength)}
        onChange={({ currentTarget }) => type({ ...draft, description: currentTarget.value })}
      />
    ),
  };
  return Object.entries(fields).map(([name, shown]) => <Fragment key={name}>{shown}</Fragment>);
}
