import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { AnsweredQuestion } from "@ribambelle/domain/renewals/answeredQuestion";
import type { Linked } from "@ribambelle/domain/renewals/choice";
import { parentAnswerOf } from "@ribambelle/domain/renewals/parent/answer";
import { emptyParentForm, parentFormFor } from "@ribambelle/domain/renewals/parent/form";
import { parentProblems } from "@ribambelle/domain/renewals/parent/problems";
import { parentSummary } from "@ribambelle/domain/renewals/parent/summary";
import { parentProblemText } from "@ribambelle/domain/renewals/parent/texts";
import type { MyRenewal, RenewalForm } from "@ribambelle/domain/renewals/renewal";
import { sendParentRenewal } from "@ribambelle/domain/renewals/renewal.api";
import { call } from "../../../client/call/call.ts";
import { withCause } from "../../../client/call/client.texts.ts";
import { useLocale } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { useFilling } from "../draft/useFilling.ts";
import { RenewalFormFrame } from "../form/RenewalFormFrame.tsx";
import { Introduction } from "../frame/Introduction.tsx";
import { parentFailed } from "../renewals.texts.ts";
import { ParentQuestions } from "./ParentQuestions.tsx";

interface Props {
  personId: number;
  renewal: MyRenewal;
  version: string | null;
  employees: readonly Linked[];
  onSent: (summaryIn: (locale: Locale) => AnsweredQuestion[]) => void;
}

/** The form of a parent, from its first question to its sending. */
export function ParentForm({ personId, renewal, version, employees, onSent }: Props) {
  const locale = useLocale();
  const keptNow = (kept: RenewalForm | null) =>
    kept?.role === "Parent" ? parentFormFor(kept, employees) : emptyParentForm;
  const filling = useFilling({
    key: `${personId}:renewal-${renewal.year}`,
    version,
    kept: renewal.draft?.form ?? null,
    keptNow,
    send: async (form) => {
      const answer = parentAnswerOf(form, employees, personId);
      await call(sendParentRenewal, answer);
      onSent((chosen) => parentSummary(answer, chosen));
    },
  });
  const { form, change } = filling;
  const nameOf = (id: number | null) => employees.find((one) => one.id === id)?.name ?? "";
  const missing = parentProblems(form, { employees, today: today() }).map((problem) => ({
    question: problem.question,
    text: parentProblemText(problem, nameOf(problem.about), { locale, today: today() }),
  }));
  return (
    <>
      <Introduction renewal={renewal} />
      <RenewalFormFrame
        {...filling.frame}
        missing={missing}
        failure={filling.failure && withCause(parentFailed, filling.failure)[locale]}
      >
        <ParentQuestions form={form} employees={employees} onChange={change} />
      </RenewalFormFrame>
    </>
  );
}
