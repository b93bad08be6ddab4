import { toldExperience } from "@ribambelle/domain/profile/experience";
import { experienceCategories } from "@ribambelle/domain/profile/values/experiences";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { useMyProfile } from "../MyProfile.tsx";
import { DeleteExperience } from "./DeleteExperience.tsx";
import { ExperienceItem } from "./ExperienceItem.tsx";
import classes from "./Experiences.module.css";
import type { ListedExperience } from "./experienceList.ts";
import { experienceWords } from "./experiences.texts.ts";

interface Props {
  items: readonly ListedExperience[];
  /** The keys of experiences deleted elsewhere while they were edited here: their drafts are still shown. */
  gone: readonly string[];
  draftsBeginning: string;
  focusOn: (index: number) => void;
  /** What follows in the list. */
  children: ReactNode;
}

/** The experiences, each with its pencil and its way to delete it. */
export function ExperienceList({ items, gone, draftsBeginning, focusOn, children }: Props) {
  const words = useWords(experienceWords);
  const locked = useMyProfile().profile.hasBeenInterviewed;
  const titles = useTitles(items);
  if (items.length === 0 && gone.length === 0 && !children) return null;
  return (
    <ul className={classes.list} aria-label={words.list}>
      {items.map(({ key, experience }, index) => {
        const title = titles[index] ?? words.experience;
        const told = toldExperience(experience);
        const draftKey = draftsBeginning + key;
        const remove = { title, name: key, told, onDeleted: () => focusOn(index) };
        return (
          <li key={key}>
            <ExperienceItem
              id={`experience-${index + 1}`}
              title={title}
              name={key}
              draftKey={draftKey}
              told={told}
              foot={!locked && <DeleteExperience {...remove} />}
            />
          </li>
        );
      })}
      {gone.map((name, index) => (
        <li key={name}>
          <ExperienceItem
            id={`experience-${items.length + index + 1}`}
            title={words.experience}
            name={name}
            draftKey={draftsBeginning + name}
            told={null}
            onEnd={(how) => focusOn(how === "saved" ? items.length : 0)}
          />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Gives what people call each experience: where it was, with a number where two would be called the same. */
function useTitles(items: readonly ListedExperience[]): string[] {
  const locale = useLocale();
  const words = useWords(experienceWords);
  const plain = items.map(({ experience: { category } }) =>
    category === null ? words.experience : experienceCategories.label(category, locale),
  );
  return plain.map((title, index) => {
    const isAlone = plain.filter((other) => other === title).length === 1;
    const number = plain.slice(0, index + 1).filter((other) => other === title).length;
    return isAlone ? title : `${title} (${number})`;
  });
}
