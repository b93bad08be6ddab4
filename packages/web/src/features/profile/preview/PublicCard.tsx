import { photoStates } from "@ribambelle/domain/photos/photo.states";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../client/locale.tsx";
import { RoundPhoto } from "../../../ui/pictures/RoundPhoto.tsx";
import { resumeWords } from "../advert/advert.texts.ts";
import classes from "./PublicCard.module.css";
import { partViews } from "./partViews.tsx";
import { previewWords } from "./preview.texts.ts";
import { publicParts } from "./publicParts.ts";

const photoSize = 96;

/** A babysitter as a family sees them on the public site. */
export function PublicCard({ profile }: { profile: PublicProfile }) {
  const words = useWords(previewWords);
  const { age: ageText } = useWords(resumeWords);
  const nameId = useId();
  const { displayName, age, city, photoUrl, advertTitle, advertDescription } = profile;
  // Families only ever see a photo that the agency has validated (AVATAR-OP6).
  const person = { displayName, photoUrl: photoUrl, photoState: photoStates.numbers.Validated };
  const about = [age !== null && ageText(age), city].filter(Boolean).join(" · ");
  return (
    <article className={classes.card} aria-labelledby={nameId}>
      <header className={classes.head}>
        <RoundPhoto person={person} size={photoSize} />
        <div className={classes.who}>
          <h2 id={nameId} className={classes.name}>
            {displayName}
          </h2>
          {about && <p className={classes.about}>{about}</p>}
        </div>
      </header>
      {(advertTitle || advertDescription) && (
        <div className={classes.advert}>
          {advertTitle && <p className={classes.title}>{advertTitle}</p>}
          {advertDescription && <p className={classes.description}>{advertDescription}</p>}
        </div>
      )}
      {publicParts(profile).map((part) => {
        const View = partViews[part];
        return (
          <Part key={part} heading={words[part]}>
            <View profile={profile} />
          </Part>
        );
      })}
    </article>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
