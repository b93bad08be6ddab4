import {
  type AgencyRenewalAnswer,
  mostRenewalNote,
  type RenewalFollowUp,
  renewalFollowUps,
  renewalFollowUpTexts,
} from "@ribambelle/domain/agencyRenewals/followUp";
import { followRenewal } from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { BothVersions } from "../../../ui/office/BothVersions.tsx";
import { isHit, laidOver, typedOver } from "../../../ui/office/byField.ts";
import { useColleagueChoices } from "../../../ui/office/colleagues.ts";
import { colleagueNamesQuery } from "../../../ui/office/names.queries.ts";
import { useRecordChange } from "../../../ui/office/useRecordChange.ts";
import { answerWords, done } from "./answer.texts.ts";
import classes from "./Season.module.css";
import { answerQuery } from "./season.queries.ts";

interface Followed {
  /** Null before there is an answer. */
  readonly state: RenewalFollowUp | null;
  readonly ownerId: number | null;
  readonly note: string;
}
const schema = z.object({
  state: z.nullable(z.enum(renewalFollowUps)),
  ownerId: z.nullable(z.int()),
  note: z.string().check(z.trim(), z.maxLength(mostRenewalNote, "too-long")),
});
const followedOf = ({ followUp, note }: AgencyRenewalAnswer): Followed => ({
  state: followUp.state,
  ownerId: followUp.owner?.userId ?? null,
  note: note ?? "",
});

/** How far the agency is with an answer, who takes care of it, and a note (AGREN-09); what others changed meanwhile stands beside it. */
export function FollowUpForm({ answer, personId }: { answer: AgencyRenewalAnswer; personId: number }) {
  const words = useWords(answerWords);
  const locale = useLocale();
  const { data: colleagues = [] } = useQuery(colleagueNamesQuery);
  const kept = followedOf(answer);
  const { year, person } = answer;
  const owners = useColleagueChoices("renewals.follow", kept.ownerId);
  const { form, told } = useRecordChange(
    {
      query: answerQuery(year, String(person.userId), locale),
      draftKey: `${personId}:renewal:${year}:${person.userId}`,
      withProof: (act) => act(),
      onLeave: () => {},
    },
    {
      start: kept,
      schema,
      endpoint: followRenewal,
      bodyOf: ({ state, ...sent }, typed: Followed, base: Followed) => {
        const changed = new Set<string>(typedOver({ ...base }, { ...typed }));
        const given = Object.entries({ ...sent, ...(state && { state }) }).filter(([name]) =>
          changed.has(name),
        );
        return { year, userId: person.userId, ...Object.fromEntries(given) };
      },
      done: done.followed,
      version: {
        kept,
        of: followedOf,
        typedOf: (now: Followed) => now,
        becomes: (typed: Followed) => ({ ...typed, note: typed.note.trim() }),
        isHit: (base: Followed, now: Followed, typed: Followed) =>
          isHit({ ...base }, { ...now }, { ...typed }),
        laidOver: (base: Followed, now: Followed, typed: Followed) =>
          laidOver({ ...base }, { ...now }, { ...typed }),
      },
    },
  );
  const { typed, type, attributes, busy, failure, noticeRef, hasChangedMeanwhile, conflictRef, cancel } =
    form;
  const nameOf = (id: number | null) => colleagues.find(({ userId }) => userId === id)?.displayName ?? "";
  const stateText = (state: RenewalFollowUp | null) => (state ? renewalFollowUpTexts[state][locale] : "");
  const both = [
    { name: words.followUp, kept: stateText(kept.state), mine: stateText(typed.state) },
    { name: words.owner, kept: nameOf(kept.ownerId), mine: nameOf(typed.ownerId) },
    { name: words.note, kept: kept.note, mine: typed.note },
  ].filter((field) => field.kept !== field.mine);
  return (
    <SectionCard id="suivi" title={words.followUp}>
      <form {...attributes} className={classes.form}>
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure.text[locale]}
          </Callout>
        )}
        {hasChangedMeanwhile && told && <BothVersions told={told[locale]} fields={both} ref={conflictRef} />}
        {typed.state && (
          <Select
            label={words.followUp}
            choices={renewalFollowUps.map((state, value) => ({ value, ...renewalFollowUpTexts[state] }))}
            value={renewalFollowUps.indexOf(typed.state)}
            onChange={(at) => type({ ...typed, state: renewalFollowUps[at ?? 0] ?? typed.state })}
          />
        )}
        <Select
          label={words.owner}
          optional
          choices={owners}
          value={typed.ownerId}
          error={form.problems.get("ownerId")?.[locale]}
          onChange={(ownerId) => type({ ...typed, ownerId })}
        />
        <TextArea
          label={words.note}
          hint={words.noteHint}
          rows={4}
          maxLength={mostRenewalNote}
          value={typed.note}
          error={form.problems.get("note")?.[locale]}
          onChange={({ currentTarget }) => type({ ...typed, note: currentTarget.value })}
        />
        <div className={classes.acts}>
          <Button main type="submit" busy={busy}>
            {hasChangedMeanwhile ? words.saveMine : words.save}
          </Button>
          {hasChangedMeanwhile && <Button onClick={cancel}>{words.keepTheirs}</Button>}
        </div>
      </form>
    </SectionCard>
  );
}
