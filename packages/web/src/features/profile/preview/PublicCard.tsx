import { photoStates } from "@ribambelle/domain/photos/photo.states";
import type { PublicProfile } from "@ribambelle/domain/profile/publicProfile";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../client/locale.tsx";
import { RoundPhoto } from "../../../ui/pictures/RoundPhoto.tsx";
import { ageWords } from "../age.texts.ts";
import classes from "./PublicCard.module.css";
import { partViews } from "./partViews.tsx";
import { publicPartWords } from "./publicParts.texts.ts";
import { type PublicPart, publicParts } from "./publicParts.ts";

const photoSize = 96;

interface Props {
  profile: PublicProfile;
  /** False where the page says already who it is. */
  isNamed?: boolean;
}

/** A babysitter as a family sees them on the public site. */
export function PublicCard({ profile, isNamed = true }: Props) {
  const words = useWords(publicPartWords);
  const { age: ageText } = useWords(ageWords);
  const nameId = useId();
  const { displayName, age, city, photoUrl, advertTitle, advertDescription } = profile;
  // Families only ever see a photo that the agency has validated (AVATAR-OP6).
  const person = { displayName, photoUrl: photoUrl, photoState: photoStates.numbers.Validated };
  const title = advertTitle && <p className={classes.title}>{advertTitle}</p>;
  const about = [age !== null && ageText(age), city].filter(Boolean).join(" · ");
  return (
    <article
      className={classes.card}
      {...(isNamed ? { "aria-labelledby": nameId } : { "aria-label": displayName })}
    >
      <header className={classes.head}>
        <RoundPhoto person={person} size={photoSize} />
        <div className={classes.who}>
          {isNamed && (
            <h2 id={nameId} className={classes.name}>
              {displayName}
            </h2>
          )}
          {isNamed && about && <p className={classes.about}>{about}</p>}
          {!isNamed && title}
        </div>
      </header>
      {((isNamed && advertTitle) || advertDescription) && (
        <div className={classes.advert}>
          {isNamed && title}
          {advertDescription && <p className={classes.description}>{advertDescription}</p>}
        </div>
      )}
      <div className={classes.parts}>
        {publicParts(profile).map((part) => {
          const View = partViews[part];
          return (
            <Part key={part} id={part} heading={words[part]}>
              <View profile={profile} />
            </Part>
          );
        })}
      </div>
    </article>
  );
}

interface PartProps {
  id: PublicPart;
  heading: string;
  children: ReactNode;
}

function Part({ id, heading, children }: PartProps) {
  const headingId = useId();
  const isLong = id === "availabilities" || id === "experiences";
  return (
    <section id={id} className={classes.part} data-long={isLong || undefined} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.heading} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
