import { type Friend, friendSchema } from "@ribambelle/domain/sponsorship/sponsorship";
import { sponsorshipProblems, sponsorshipRefusals } from "@ribambelle/domain/sponsorship/sponsorship.texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAgency } from "../../client/agency.tsx";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { RestoredDraft } from "../../ui/editing/RestoredDraft.tsx";
import { useKeptDraft } from "../../ui/editing/useDraft.ts";
import { useForm } from "../../ui/editing/useForm.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { Callout } from "../../ui/messages/Callout.tsx";
import { say } from "../../ui/messages/say.ts";
import classes from "./SponsorshipPage.module.css";
import { sponsorshipQuery } from "./sponsorship.queries.ts";
import { invitationSent, sponsorshipWords } from "./sponsorship.texts.ts";

/** Invites a friend by the call of the sponsor's role; the key says which sending it is. */
export type Invite = (friend: Friend, once: string) => Promise<unknown>;

const nobody: Friend = { firstName: "", lastName: "", email: "" };

/** Names a friend and has them invited (SPONSOR-01 to -06, SPONSOR-11). */
export function InvitationForm({ invite, personId }: { invite: Invite; personId: number }) {
  const words = useWords(sponsorshipWords);
  const locale = useLocale();
  const agency = useAgency();
  const queries = useQueryClient();
  const { attributes, field, busy, failure, noticeRef, restored } = useForm(
    {
      draftKey: `${personId}:invitation`,
      start: nobody,
      schema: friendSchema,
      problems: sponsorshipProblems,
      send: async (friend, _, once) => {
        await invite(friend, once);
        return "sent";
      },
      once: true,
      refusedAt: ({ code }) => (code === sponsorshipRefusals.alreadyInvited.code ? "email" : null),
      onSent: async () => {
        say({ kind: "success", text: invitationSent });
        await queries.invalidateQueries(sponsorshipQuery);
      },
    },
    useKeptDraft,
  );
  const named = (name: keyof Friend) => ({ ...field(name), label: words[name], autoComplete: "off" });
  return (
    <form {...attributes} className={`${classes.form} ${classes.needsScript}`}>
      <RestoredDraft {...restored} />
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure.text[locale]}
        </Callout>
      )}
      <div className={classes.names}>
        <TextField {...named("firstName")} hint={words.optional} />
        <TextField {...named("lastName")} hint={words.optional} />
      </div>
      <TextField {...named("email")} type="email" required />
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
