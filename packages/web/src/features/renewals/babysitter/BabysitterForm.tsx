import type { Locale } from "@ribambelle/domain/kernel/locale";
import { inBoth } from "@ribambelle/domain/kernel/texts";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import type { AnsweredQuestion } from "@ribambelle/domain/renewals/answeredQuestion";
import { babysitterAnswerOf, type LinkedFamily } from "@ribambelle/domain/renewals/babysitter/answer";
import { babysitterFormFor, emptyBabysitterForm } from "@ribambelle/domain/renewals/babysitter/form";
import { babysitterProblems } from "@ribambelle/domain/renewals/babysitter/problems";
import { babysitterSummary } from "@ribambelle/domain/renewals/babysitter/summary";
import { babysitterProblemText } from "@ribambelle/domain/renewals/babysitter/texts";
import type { MyRenewal, RenewalForm } from "@ribambelle/domain/renewals/renewal";
import { sendBabysitterRenewal } from "@ribambelle/domain/renewals/renewal.api";
import { renewalRefusals } from "@ribambelle/domain/renewals/renewal.texts";
import { call } from "../../../client/call/call.ts";
import { withCause } from "../../../client/call/client.texts.ts";
import { useLocale } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { useNavigate } from "../../../routing/router/hooks.ts";
import { say } from "../../../ui/messages/say.ts";
import { useFilling } from "../draft/useFilling.ts";
import { RenewalFormFrame } from "../form/RenewalFormFrame.tsx";
import { Introduction } from "../frame/Introduction.tsx";
import { babysitterFailed, renewalWords } from "../renewals.texts.ts";
import { BabysitterQuestions } from "./BabysitterQuestions.tsx";

/** Where a babysitter who knows their availabilities writes them down (RENEWBS-45, RENEWBS-OP1). */
const availabilitiesAddress = "/intervenant/profil?section=disponibilites";

interface Props {
  personId: number;
  renewal: MyRenewal;
  version: string | null;
  families: readonly LinkedFamily[];
  situation: number;
  onSent: (summaryIn: (locale: Locale) => AnsweredQuestion[]) => void;
}

/** The form of a babysitter, from its first question to its sending. */
export function BabysitterForm({ personId, renewal, version, families, situation, onSent }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const mayUnsubscribe = situation === currentSituations.numbers.Unknown; // RENEWBS-23
  const keptNow = (kept: RenewalForm | null) =>
    kept?.role === "BabySitter" ? babysitterFormFor(kept, { families, mayUnsubscribe }) : emptyBabysitterForm;
  const filling = useFilling({
    key: `${personId}:renewal-${renewal.year}`,
    version,
    kept: renewal.draft?.form ?? null,
    keptNow,
    send: async (form) => {
      const answer = babysitterAnswerOf(form, families, personId);
      await call(sendBabysitterRenewal, answer);
      if (!answer.hasKnownAvailabilities) return onSent((chosen) => babysitterSummary(answer, chosen));
      say({
        kind: "success",
        text: inBoth((each) => renewalWords(each).sent.babysitter),
      });
      await navigate({ href: availabilitiesAddress });
    },
  });
  const { form, change, failure } = filling;
  const nameOf = (id: number | null) => families.find((one) => one.id === id)?.name ?? "";
  const missing = babysitterProblems(form, { families, mayUnsubscribe, today: today() }).map((problem) => ({
    question: problem.question,
    text: babysitterProblemText(problem, nameOf(problem.about), locale),
  }));
  // The printed sentence of an incomplete form, the server's own of what it refuses, else the printed one of a failed call.
  const isOurs = Object.values(renewalRefusals).some(({ fr }) => fr === failure?.fr);
  return (
    <>
      <Introduction renewal={renewal} />
      <RenewalFormFrame
        {...filling.frame}
        missing={missing}
        failure={failure && (isOurs ? failure : withCause(babysitterFailed, failure))[locale]}
      >
        <BabysitterQuestions
          form={form}
          families={families}
          mayUnsubscribe={mayUnsubscribe}
          onChange={change}
        />
      </RenewalFormFrame>
    </>
  );
}
