import {
  type AgencyRenewalAnswer,
  mayWithRenewals,
  mostRenewalNote,
  renewalFollowUpTexts,
} from "@ribambelle/domain/agencyRenewals/followUp";
import { followRenewal } from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { useLocale } from "../../../client/locale.tsx";
import { FollowUpForm } from "../../../ui/office/followUp/FollowUpForm.tsx";
import { answerQuery } from "./season.queries.ts";

const followedOf = ({ followUp }: AgencyRenewalAnswer) => ({
  state: followUp.state,
  ownerId: followUp.owner?.userId ?? null,
  note: followUp.note ?? "",
});

/** How far the agency is with an answer, who takes care of it, and a note (AGREN-09). */
export function AnswerFollowUp({ answer, personId }: { answer: AgencyRenewalAnswer; personId: number }) {
  const { year, person, role } = answer;
  return (
    <FollowUpForm
      states={renewalFollowUpTexts}
      mostNote={mostRenewalNote}
      mayOwn={(functions) => mayWithRenewals(functions, role, "follow")}
      query={answerQuery(year, String(person.userId), useLocale())}
      draftKey={`${personId}:renewal:${year}:${person.userId}`}
      whole={answer}
      followedOf={followedOf}
      endpoint={followRenewal}
      of={{ year, userId: person.userId }}
    />
  );
}
