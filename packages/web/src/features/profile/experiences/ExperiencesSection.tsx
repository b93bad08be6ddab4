import { mostExperiences, newExperienceKey } from "@ribambelle/domain/profile/experience";
import { profileSections } from "@ribambelle/domain/profile/profileSections";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useDraftsUnder } from "../../../client/kept/drafts.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import type { Ending } from "../../../ui/editing/EditableSection.tsx";
import { whenFetched } from "../../../ui/editing/whenFetched.ts";
import { PlusIcon } from "../../../ui/pictures/icons.tsx";
import { experienceEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ExperienceItem } from "./ExperienceItem.tsx";
import { ExperienceList } from "./ExperienceList.tsx";
import classes from "./Experiences.module.css";
import { nameOfNew, withKeys } from "./experienceList.ts";
import { experienceWords } from "./experiences.texts.ts";

/** What the babysitter has done with children: a list, each edited by itself (PROF-54 to -64). */
export function ExperiencesSection() {
  const locale = useLocale();
  const words = useWords(experienceWords);
  const { profile, user } = useMyProfile();
  const draftsBeginning = `${user.userId}:experiences:`;
  const drafts = useDraftsUnder(draftsBeginning);
  const adding = useAdding(drafts.includes(nameOfNew));
  const items = withKeys(profile.experiences);
  const locked = profile.hasBeenInterviewed;
  const isFull = items.length >= mostExperiences; // PROF-OP2
  return (
    <SectionCard
      id="experiences"
      title={profileSections.experiences.title[locale]}
      headingRef={adding.heading}
    >
      <div ref={adding.container}>
        {items.length === 0 && !adding.isOpen && <NothingYet locked={locked} />}
        <ExperienceList
          items={items}
          gone={drafts.filter((name) => name !== nameOfNew && !items.some(({ key }) => key === name))}
          draftsBeginning={draftsBeginning}
          focusOn={adding.focusOn}
        >
          {adding.isOpen && (
            <li key={adding.key}>
              <ExperienceItem
                id="new-experience"
                title={words.isNew}
                name={nameOfNew}
                draftKey={draftsBeginning + nameOfNew}
                told={null}
                isNew
                onEnd={adding.end}
              />
            </li>
          )}
        </ExperienceList>
        {!locked && isFull && (
          <p className={classes.quiet}>
            {words.full} {words.fullWhy}
          </p>
        )}
        {/* One at a time (PROF-57). */}
        {!locked && !isFull && !adding.isOpen && (
          <Button
            ref={adding.button}
            onClick={() =>
              void whenFetched(experienceEditor, () => adding.begin(profile.experiences.map(({ id }) => id)))
            }
          >
            <PlusIcon width="20" height="20" />
            {words.add}
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

function NothingYet({ locked }: { locked: boolean }) {
  const words = useWords(experienceWords);
  return (
    <div className={classes.empty}>
      <p>{locked ? words.noneLocked : words.none}</p>
      {!locked && <p className={classes.quiet}>{words.noneWhy}</p>}
    </div>
  );
}

/** Opens and closes the card of a new experience, and says where the focus goes then. */
function useAdding(isLeftOpen: boolean) {
  const [key, setKey] = useState<number | null>(isLeftOpen ? 0 : null);
  const heading = useRef<HTMLHeadingElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusOn = (index: number) => {
    const titles = container.current?.querySelectorAll("h3") ?? [];
    (titles[Math.min(index, titles.length - 1)] ?? heading.current)?.focus();
  };
  return {
    key,
    isOpen: key !== null,
    heading,
    container,
    button,
    /** Puts the focus on an experience of the list, or the last, or on the section when none is left. */
    focusOn,
    begin: (taken: number[]) => setKey(newExperienceKey(Date.now(), taken)),
    end: (how: Ending) => {
      // Synchronous, so that the empty card is never painted.
      flushSync(() => setKey(null));
      if (how === "saved") focusOn(mostExperiences);
      else (button.current ?? heading.current)?.focus();
    },
  };
}
