import { updateMyAdvert } from "@ribambelle/domain/profile/profile.api";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { EditableSection } from "../../../ui/editing/EditableSection.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { ReasonText } from "../../../ui/words/ReasonText.tsx";
import { advertFields } from "../fieldsAtRest.ts";
import { useMyProfile } from "../MyProfile.tsx";
import { useSection } from "../useSection.ts";
import classes from "./Advert.module.css";
import { advertWords } from "./advert.texts.ts";
import { ContactNotice } from "./ContactNotice.tsx";
import { advertBlocked } from "./wordCounts.ts";

/** The babysitter's advert, read and written (PROF-24 to -31). */
export function AdvertSection() {
  const locale = useLocale();
  const words = useWords(advertWords);
  const section = useSection("advert", {
    of: ({ advertTitle, advertDescription }) => ({ title: advertTitle, description: advertDescription }),
    draftOf: ({ title, description }) => ({ title: title ?? "", description: description ?? "" }),
    endpoint: updateMyAdvert,
    bodyOf: (draft) => draft,
    kept: ({ title, description }) => ({ advertTitle: title, advertDescription: description }),
  });
  const { title, description } = section.version.kept;
  const { advertToCorrect } = useMyProfile().profile;
  return (
    <EditableSection
      {...section}
      blocked={(draft) => advertBlocked(draft, locale)}
      fetched={advertFields}
      fields={(draft, type, problems) => <advertFields.Part draft={draft} type={type} problems={problems} />}
    >
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
          <ContactNotice of={section.version.kept} />
        </div>
      ) : (
        <p className={classes.none}>{words.none}</p>
      )}
    </EditableSection>
  );
}
