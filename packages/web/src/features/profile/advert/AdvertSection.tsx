import { useWords } from "../../../client/locale.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { ReasonText } from "../../../ui/words/ReasonText.tsx";
import { advertEditor } from "../editorsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { ProfileSection } from "../ProfileSection.tsx";
import classes from "./Advert.module.css";
import { advertWords } from "./advert.texts.ts";
import { ContactNotice } from "./ContactNotice.tsx";

/** The babysitter's advert, as families read it (PROF-24 to -31). */
export function AdvertSection() {
  const words = useWords(advertWords);
  const { advertTitle: title, advertDescription: description, advertToCorrect } = useMyProfile().profile;
  return (
    <ProfileSection name="advert" editor={advertEditor}>
      {advertToCorrect && (
        <Callout kind="error">
          <p>
            {words.toCorrect} <ReasonText of={advertToCorrect} />
          </p>
        </Callout>
      )}
      {title || description ? (
        <div className={classes.advert}>
          {title && <p className={classes.title}>{title}</p>}
          {description && <p className={classes.description}>{description}</p>}
          <ContactNotice of={{ title, description }} />
        </div>
      ) : (
        <p className={classes.none}>{words.none}</p>
      )}
    </ProfileSection>
  );
}
