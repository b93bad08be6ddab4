import {
  answerExtra,
  answerFamily,
  answerKnown,
  answerOptOut,
  answerRenews,
  answerSame,
  type BabysitterForm,
  giveFamilyReason,
  giveReason,
  writeComment,
  writeDate,
  writeFamilyComment,
} from "@ribambelle/domain/renewals/babysitter/form";
import { babysitterQuestions } from "@ribambelle/domain/renewals/babysitter/texts";
import type { Linked } from "@ribambelle/domain/renewals/choice";
import { babysitterReasons, familyReasons } from "@ribambelle/domain/renewals/renewal.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Radios, YesNo } from "../../../ui/fields/Radios.tsx";
import { CommentField } from "../form/CommentField.tsx";
import { DayQuestion } from "../form/DayQuestion.tsx";
import { PersonQuestions } from "../form/PersonQuestions.tsx";
import { Question } from "../form/Question.tsx";
import { renewalWords } from "../renewals.texts.ts";

interface Props<Form = BabysitterForm> {
  form: Form;
  families: readonly Linked[];
  mayUnsubscribe: boolean;
  onChange: (form: BabysitterForm) => void;
}

/** The questions of a babysitter, each after the answer that asks it (RENEWBS-04 to -16). */
export function BabysitterQuestions({ form, ...given }: Props) {
  const ask = babysitterQuestions(useLocale());
  return (
    <>
      <Question name="need">
        <YesNo
          legend={ask.need}
          value={form.renews}
          onChange={(renews) => given.onChange(answerRenews(form, renews, given.families))}
        />
      </Question>
      {form.renews === false && <Leaving form={form} {...given} />}
      {form.renews === true && <Staying form={form} {...given} />}
    </>
  );
}

/** What is asked of who does not go on: why, and whether they wish to hear from the agency (RENEWBS-05, -06, -15, -16). */
function Leaving({ form, mayUnsubscribe, onChange }: Props<Extract<BabysitterForm, { renews: false }>>) {
  const ask = babysitterQuestions(useLocale());
  return (
    <>
      <Question name="reason">
        <Radios
          legend={ask.reason}
          choices={babysitterReasons.rows}
          value={form.reason as (typeof babysitterReasons.rows)[number]["value"] | null}
          onChange={(reason) => onChange(giveReason(form, reason))}
        />
      </Question>
      <Question name="comment">
        <CommentField
          label={ask.comment}
          value={form.comment}
          onChange={(comment) => onChange(writeComment(form, comment))}
        />
      </Question>
      <Question name="communications">
        <YesNo
          legend={ask.communications}
          value={form.optOut === "communications"}
          onChange={(wants) => onChange(answerOptOut(form, "communications", wants))}
        />
      </Question>
      {mayUnsubscribe && (
        <Question name="unsubscribe">
          <YesNo
            legend={ask.unsubscribe}
            value={form.optOut === "unsubscribe"}
            onChange={(wants) => onChange(answerOptOut(form, "unsubscribe", wants))}
          />
        </Question>
      )}
    </>
  );
}

/** What is asked of who goes on: each family, more jobs, when they are available (RENEWBS-08 to -14). */
function Staying({ form, families, onChange }: Props<Extract<BabysitterForm, { renews: true }>>) {
  const words = useWords(renewalWords);
  const ask = babysitterQuestions(useLocale());
  const { availability } = form;
  const nameOf = (id: number) => families.find((one) => one.id === id)?.name ?? "";
  return (
    <>
      {form.families.map((choice) => (
        <PersonQuestions
          key={choice.id}
          kind="family"
          name={nameOf(choice.id)}
          choice={choice}
          reasons={familyReasons.rows}
          words={{
            wants: ask.family(nameOf(choice.id)),
            reason: ask.familyReason(nameOf(choice.id)),
            comment: ask.familyComment(nameOf(choice.id)),
          }}
          onAnswer={(wants) => onChange(answerFamily(form, choice.id, wants))}
          onReason={(reason) => onChange(giveFamilyReason(form, choice.id, reason))}
          onComment={(comment) => onChange(writeFamilyComment(form, choice.id, comment))}
        />
      ))}
      <Question name="extra">
        <YesNo
          legend={ask.extra}
          value={form.wantsExtra}
          onChange={(wants) => onChange(answerExtra(form, wants))}
        />
      </Question>
      <Question name="known">
        <YesNo
          legend={ask.known}
          value={availability.known}
          onChange={(known) => onChange(answerKnown(form, known))}
        />
      </Question>
      {availability.known && (
        <Question name="same">
          <YesNo
            legend={ask.same}
            value={availability.same}
            onChange={(same) => onChange(answerSame(form, same))}
          />
        </Question>
      )}
      {"date" in availability && (
        <DayQuestion
          name="date"
          label={ask.date}
          hint={words.dateHint}
          value={availability.date}
          min={today()}
          onChange={(date) => onChange(writeDate(form, date))}
        />
      )}
    </>
  );
}
