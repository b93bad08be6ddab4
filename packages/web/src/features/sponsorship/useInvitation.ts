import { type Friend, friendSchema } from "@ribambelle/domain/sponsorship/sponsorship";
import { sponsorshipProblems, sponsorshipRefusals } from "@ribambelle/domain/sponsorship/sponsorship.texts";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSending } from "../../ui/editing/useSending.ts";
import { noProblems, type Problems, problemsOf, problemsOfIssues } from "../../ui/fields/formProblems.ts";
import { say } from "../../ui/messages/say.ts";
import { sponsorshipQuery } from "./sponsorship.queries.ts";
import { invitationSent } from "./sponsorship.texts.ts";

/** Invites a friend by the call of the sponsor's role. */
export type Invite = (friend: Friend) => Promise<unknown>;

const nothingTyped: Friend = { firstName: "", lastName: "", email: "" };

/** The form of an invitation: what is typed stays until it was sent, and problems stand beside their fields. */
export function useInvitation(invite: Invite) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothingTyped);
  const [problems, setProblems] = useState<Problems>(noProblems);
  const { busy, failure, noticeRef, send, rest, forget } = useSending();

  function show(found: Problems) {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    forget();
    const found = problemsOf(friendSchema, typed, sponsorshipProblems);
    if (found.size > 0) return show(found);
    const failed = await send(async () => {
      await invite(friendSchema.parse(typed));
      setTyped(nothingTyped);
      say({ kind: "success", text: invitationSent });
      rest();
      await queries.invalidateQueries(sponsorshipQuery);
    });
    const { alreadyInvited } = sponsorshipRefusals;
    const refused =
      failed?.code === alreadyInvited.code
        ? new Map([["email", alreadyInvited]])
        : problemsOfIssues(failed?.issues ?? []);
    if (refused.size === 0) return;
    forget();
    show(refused);
  }

  function type(name: keyof Friend, value: string) {
    setTyped((before) => ({ ...before, [name]: value }));
    setProblems((before) => new Map([...before].filter(([field]) => field !== name)));
  }

  return { form, typed, problems, busy, failure, noticeRef, submit, type };
}
