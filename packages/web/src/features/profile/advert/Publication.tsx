import { isPublishable } from "@ribambelle/domain/profile/values/filled";
import { useId } from "react";
import { useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { useMyProfile } from "../MyProfile.tsx";
import classes from "./Resume.module.css";
import { resumeWords } from "./resume.texts.ts";
import { usePublication } from "./usePublication.ts";

/** The switch that shows the profile to families or hides it, with what that means (PROF-19 to -23). */
export function Publication() {
  const words = useWords(resumeWords);
  const { advertTitle: title, advertDescription: description } = useMyProfile().profile;
  const { isPublished, busy, publish } = usePublication();
  const meaningId = useId();
  // A published advert can always be withdrawn.
  const disabled = !isPublished && !isPublishable({ title, description });
  const meaning = isPublished ? words.publishedMeans : words.privateMeans;
  return (
    <div className={classes.publication}>
      <Toggle
        label={words.published}
        checked={isPublished}
        disabled={disabled}
        busy={busy}
        describedBy={meaningId}
        onChange={(checked) => void publish(checked)}
      />
      <p id={meaningId} className={classes.meaning}>
        {disabled ? words.needsAdvert : meaning}
      </p>
      <Link to="/intervenant/profil/apercu" className={classes.link}>
        {words.preview}
      </Link>
    </div>
  );
}
