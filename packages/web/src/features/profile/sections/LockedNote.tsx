import { useAgency } from "../../../client/agency.tsx";
import { useWords } from "../../../client/locale.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { useMyProfile } from "../MyProfile.tsx";
import classes from "../ProfilePage.module.css";
import { profileWords } from "../profile.texts.ts";

/** Says after the interview why experiences and education are read only, and whom to ask (PROF-66). */
export function LockedNote() {
  const words = useWords(profileWords);
  const { contact } = useAgency();
  if (!useMyProfile().profile.hasBeenInterviewed) return null;
  return (
    <Callout kind="information" heading={words.locked}>
      <p>{words.lockedWhy}</p>
      <p className={classes.contact}>
        <a href={contact.phoneAddress}>{contact.phone}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </Callout>
  );
}
