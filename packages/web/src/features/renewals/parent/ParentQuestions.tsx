import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Linked } from "@ribambelle/domain/renewals/choice";
import {
  answerContinues,
  answerEmployee,
  answerNeed,
  answerSummer,
  giveEmployeeReason,
  giveReason,
  type ParentForm,
  writeComment,
  writeContactDate,
  writeEmployeeComment,
} from "@ribambelle/domain/renewals/parent/form";
import { canWaitUntilContact, lastContactDate } from "@ribambelle/domain/renewals/parent/problems";
import { parentQuestions } from "@ribambelle/domain/renewals/parent/texts";
import { employeeReasons, parentNeeds, parentReasons } from "@ribambelle/domain/renewals/renewal.values";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Radios, YesNo } from "../../../ui/fields/Radios.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { AgencyContact } from "../../../ui/publicFrame/AgencyContact.tsx";
import { CommentField } from "../form/CommentField.tsx";
import { DayQuestion } from "../form/DayQuestion.tsx";
import { PersonQuestions } from "../form/PersonQuestions.tsx";
import { Question } from "../form/Question.tsx";
import { renewalWords } from "../renewals.texts.ts";

interface Props {
  form: ParentForm;
  employees: readonly Linked[];
  onChange: (form: ParentForm) => void;
}

/** The questions of a parent, each after the answer that asks it (RENEWP-03 to -14). */
export function ParentQuestions({ form, employees, onChange }: Props) {
  const ask = parentQuestions(useLocale());
  return (
    <>
      <Question name="need">
        <Radios
          legend={ask.need}
          inRow
          choices={parentNeeds.rows}
          value={form.need}
          onChange={(need) => onChange(answerNeed(form, need))}
        />
      </Question>
      {form.need === parentNeeds.numbers.no && (
        <Question name="reason">
          <Radios
            legend={ask.reason}
            choices={parentReasons.rows}
            value={form.reason as (typeof parentReasons.rows)[number]["value"] | null}
            onChange={(reason) => onChange(giveReason(form, reason))}
          />
        </Question>
      )}
      {form.need === parentNeeds.numbers.unsure && (
        <ContactDate date={form.contactDate} onChange={(date) => onChange(writeContactDate(form, date))} />
      )}
      {form.need === parentNeeds.numbers.yes && (
        <Staying form={form} employees={employees} onChange={onChange} />
      )}
    </>
  );
}

interface ContactProps {
  date: string;
  onChange: (date: string) => void;
}

/** When to call somebody who does not know yet: until 30 September, and after it whom to call (RENEWP-08, RENEWP-OP1). */
function ContactDate({ date, onChange }: ContactProps) {
  const words = useWords(renewalWords);
  const locale = useLocale();
  const last = lastContactDate(today());
  if (!canWaitUntilContact(today()))
    return (
      <>
        <Callout kind="information" heading={words.tooLate.heading}>
          <p>{words.tooLate.text}</p>
        </Callout>
        <AgencyContact />
      </>
    );
  return (
    <DayQuestion
      name="contact-date"
      label={parentQuestions(locale).contactDate}
      hint={words.contactHint(plainDay(last, locale))}
      value={date}
      min={today()}
      max={last}
      onChange={onChange}
    />
  );
}

interface StayingProps {
  form: Extract<ParentForm, { staff: object }>;
  employees: readonly Linked[];
  onChange: (form: ParentForm) => void;
}

/** What is asked of a parent who goes on (RENEWP-09 to -14). */
function Staying({ form, employees, onChange }: StayingProps) {
  const ask = parentQuestions(useLocale());
  const { staff } = form;
  const nameOf = (id: number) => employees.find((one) => one.id === id)?.name ?? "";
  return (
    <>
      {employees.length > 0 && (
        <Question name="continues">
          <YesNo
            legend={ask.continues}
            value={staff.continues}
            onChange={(continues) => onChange(answerContinues(form, continues, employees))}
          />
        </Question>
      )}
      {staff.continues !== null &&
        staff.employees.map((choice) => (
          <PersonQuestions
            key={choice.id}
            kind="employee"
            name={nameOf(choice.id)}
            choice={choice}
            reasons={employeeReasons.rows}
            asks={staff.continues}
            words={{
              wants: ask.employee(nameOf(choice.id)),
              reason: ask.employeeReason(nameOf(choice.id)),
              comment: ask.employeeComment(nameOf(choice.id)),
            }}
            onAnswer={(wants) => onChange(answerEmployee(form, choice.id, wants))}
            onReason={(reason) => onChange(giveEmployeeReason(form, choice.id, reason))}
            onComment={(comment) => onChange(writeEmployeeComment(form, choice.id, comment))}
          />
        ))}
      <Question name="summer">
        <YesNo
          legend={ask.summer}
          optional
          value={form.forSummer}
          onChange={(forSummer) => onChange(answerSummer(form, forSummer))}
        />
      </Question>
      <Question name="comment">
        <CommentField
          label={ask.comment}
          value={form.comment}
          onChange={(comment) => onChange(writeComment(form, comment))}
        />
      </Question>
    </>
  );
}
