import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import classes from "./SponsorshipPage.module.css";
import { sponsorshipWords } from "./sponsorship.texts.ts";
import { type Invite, useInvitation } from "./useInvitation.ts";

/** Names a friend and has them invited (SPONSOR-01 to -06, SPONSOR-11). */
export function InvitationForm({ invite }: { invite: Invite }) {
  const words = useWords(sponsorshipWords);
  const locale = useLocale();
  const agency = useAgency();
  const { form, typed, problems, busy, failure, noticeRef, submit, type } = useInvitation(invite);
  const field = (name: keyof typeof typed) => ({
    name,
    label: words[name],
    value: typed[name],
    autoComplete: "off",
    error: problems.get(name)?.[locale],
    onChange: (event: { currentTarget: HTMLInputElement }) => type(name, event.currentTarget.value),
  });
  return (
    <form
      ref={form}
      className={`${classes.form} ${classes.needsScript}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <div className={classes.names}>
        <TextField {...field("firstName")} hint={words.optional} />
        <TextField {...field("lastName")} hint={words.optional} />
      </div>
      <TextField {...field("email")} type="email" required />
      <p className={classes.quiet}>
        {words.what(agency.name)} <a href="/confidentialite">{words.privacy}</a>
      </p>
      <div>
        <Button type="submit" main busy={busy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
