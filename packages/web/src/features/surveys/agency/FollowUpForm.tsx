import {
  mostNote,
  type ReadSurvey,
  type SurveyFollowUp,
  surveyFollowUps,
  surveyFollowUpTexts,
} from "@ribambelle/domain/agencySurveys/followUp";
import { followSurvey } from "@ribambelle/domain/agencySurveys/surveys.agency.api";
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
import classes from "./AgencySurveys.module.css";
import { surveyRecordQuery } from "./agencySurveys.queries.ts";
import { agencySurveyWords, followed } from "./agencySurveys.texts.ts";

interface Followed {
  readonly state: SurveyFollowUp;
  readonly ownerId: number | null;
  readonly note: string;
}
const schema = z.object({
  state: z.enum(surveyFollowUps),
  ownerId: z.nullable(z.int()),
  note: z.string().check(z.trim(), z.maxLength(mostNote, "too-long")),
});
const followedOf = ({ followUp, note }: ReadSurvey): Followed => ({
  state: followUp?.state ?? "to-do",
  ownerId: followUp?.owner?.userId ?? null,
  note: note ?? "",
});

/** How far the agency is with a survey, who takes care of it, and a note (AGSUR-06); what others changed meanwhile stands beside it. */
export function FollowUpForm({ survey, personId }: { survey: ReadSurvey; personId: number }) {
  const words = useWords(agencySurveyWords);
  const locale = useLocale();
  const { data: colleagues = [] } = useQuery(colleagueNamesQuery);
  const kept = followedOf(survey);
  const owners = useColleagueChoices("surveys.follow", kept.ownerId);
  const { form, told } = useRecordChange(
    {
      query: surveyRecordQuery(String(survey.id), locale),
      draftKey: `${personId}:survey:${survey.id}`,
      withProof: (act) => act(),
      onLeave: () => {},
    },
    {
      start: kept,
      schema,
      endpoint: followSurvey,
      bodyOf: (sent, typed: Followed, base: Followed) => {
        const changed = new Set<string>(typedOver({ ...base }, { ...typed }));
        const given = Object.entries(sent).filter(([name]) => changed.has(name));
        return { id: survey.id, ...Object.fromEntries(given) };
      },
      done: followed,
      version: {
        kept,
        of: followedOf,
        typedOf: (followedNow: Followed) => followedNow,
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
  const both = [
    {
      name: words.followUp,
      kept: surveyFollowUpTexts[kept.state][locale],
      mine: surveyFollowUpTexts[typed.state][locale],
    },
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
        <Select
          label={words.followUp}
          choices={surveyFollowUps.map((state, value) => ({ value, ...surveyFollowUpTexts[state] }))}
          value={surveyFollowUps.indexOf(typed.state)}
          onChange={(at) => type({ ...typed, state: surveyFollowUps[at ?? 0] ?? typed.state })}
        />
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
          maxLength={mostNote}
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
