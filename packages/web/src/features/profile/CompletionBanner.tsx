import { isLocked, profileSections, type SectionName } from "@ribambelle/domain/profile/profileSections";
import { useLocale, useWords } from "../../client/locale.tsx";
import { showSection } from "../../ui/onThisPage/showSection.ts";
import { CheckIcon } from "../../ui/pictures/icons.tsx";
import classes from "./CompletionBanner.module.css";
import { useMyProfile } from "./MyProfile.tsx";
import { profileWords } from "./profile.texts.ts";
import { useCompletion } from "./useCompletion.ts";

// Only the first steps are shown, the others on demand, so that a phone's first screen shows the page itself.
const fewest = 3;

/**
 * How complete the profile is and what it still lacks, each with a link to its section (PROF-03 to -05). On a wide
 * screen `ProfileContents` marks what is missing instead.
 */
export function CompletionBanner() {
  const words = useWords(profileWords);
  const { rate, missing } = useCompletion();
  const isComplete = rate >= 100;
  return (
    <div className={classes.banner} data-complete={isComplete || undefined}>
      <p className={classes.rate} role="status">
        {isComplete && <CheckIcon />}
        {isComplete ? words.complete : words.completion(rate)}
      </p>
      <progress className={classes.bar} max={100} value={rate} aria-hidden="true" />
      {isComplete && <p className={classes.why}>{words.completeWhy}</p>}
      {!isComplete && missing.length > 0 && (
        <div className={classes.steps}>
          <p className={classes.why}>{words.missing}</p>
          <Missing names={missing.slice(0, fewest)} />
          {missing.length > fewest && (
            <details className={classes.rest}>
              <summary className={classes.more}>{words.seeMissing(missing.length - fewest)}</summary>
              <Missing names={missing.slice(fewest)} />
            </details>
          )}
        </div>
      )}
    </div>
  );
}

function Missing({ names }: { names: readonly SectionName[] }) {
  const locale = useLocale();
  const words = useWords(profileWords);
  const { profile } = useMyProfile();
  return (
    <ul className={classes.missing}>
      {names.map((name) => (
        <li key={name}>
          {isLocked(name, profile) ? (
            <span className={classes.link}>{words.byAgency(profileSections[name].title[locale])}</span>
          ) : (
            <SectionLink name={name} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SectionLink({ name }: { name: SectionName }) {
  const locale = useLocale();
  return (
    <a
      className={classes.link}
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        showSection(name);
      }}
    >
      {profileSections[name].missing[locale]}
    </a>
  );
}
