import type { ReactNode } from "react";
import { useId } from "react";
import { useWords } from "../../../client/locale.tsx";
import { useMyProfile } from "../MyProfile.tsx";
import { Publication } from "./Publication.tsx";
import classes from "./Resume.module.css";
import { ResumeFacts } from "./ResumeFacts.tsx";
import { resumeWords } from "./resume.texts.ts";

/** Who the babysitter is, and whether families see it (PROF-13 to -23). */
export function ResumeSection({ photo }: { photo: ReactNode }) {
  const words = useWords(resumeWords);
  const headingId = useId();
  return (
    <section className={classes.resume} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.name}>
        {useMyProfile().user.displayName}
      </h2>
      <div id="photo" className={classes.photo}>
        <h3 className="visually-hidden" tabIndex={-1}>
          {words.photo}
        </h3>
        {photo}
      </div>
      <Publication />
      <ResumeFacts />
    </section>
  );
}
