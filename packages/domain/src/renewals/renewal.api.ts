import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { absent } from "../kernel/values.ts";
import { wire } from "../kernel/wire.ts";
import { babysitterAnswerSchema, familyChoiceSchema, linkedFamilySchema } from "./babysitter/answer.ts";
import { mostLinked } from "./choice.ts";
import { employeeChoiceSchema, parentAnswerSchema } from "./parent/answer.ts";
import { renewalRefusals } from "./renewal.texts.ts";
import { draftSchema, keptAnswerSchema, myRenewalSchema, renewalFormSchema } from "./renewal.ts";
import type { Problem } from "./rule.ts";

const { incomplete, parentIncomplete, alreadyRenewed, closed, changedMeanwhile } = renewalRefusals;

const spelledEmployee = wire(employeeChoiceSchema, {
  id: "employeeID",
  name: "employeeDisplayName",
  wants: "wantRenew",
  reason: "DontRenewReason",
  comment: "comment",
});

const linkedList = <S extends z.ZodMiniType>(one: S) => z.array(one).check(z.maxLength(mostLinked));

const spelledParentAnswer = wire(
  z.extend(parentAnswerSchema, { employees: absent(linkedList(spelledEmployee)) }),
  {
    need: "needRenewContract",
    continues: "needContinueWithBS",
    forSummer: "needBSForSummer",
    comment: "needComment",
    parentId: "parentID",
    employees: "linkedEmployees",
    contactDate: "contactDateWanted",
    reason: "dontRenewReason",
  },
);

const spelledFamily = wire(familyChoiceSchema, {
  id: "CustomerID",
  name: "CustomerDisplayName",
  recipientId: "RecipientID",
  recipientName: "RecipientDisplayName",
  wants: "WantToRenew",
  reason: "NotRenewingReason",
  comment: "Comment",
});

const spelledBabysitterAnswer = wire(
  z.extend(babysitterAnswerSchema, { families: absent(linkedList(spelledFamily)) }),
  {
    renews: "NeedRenewContract",
    reason: "NotRenewingReason",
    comment: "Comment",
    families: "FamiliesRenewalChoices",
    wantsExtra: "IsInterestedToExtraGuards",
    hasKnownAvailabilities: "HasKnownAvailabilities",
    hasSameAvailabilities: "SameAvailabilitiesAsBackToSchool",
    date: "KnownAvailabilityDate",
    sameDate: "KnowAvailabilityDate",
    disablesCommunications: "WantDisableCommunications",
    unsubscribes: "WantUnsubscribe",
    babysitterId: "BsID",
    sameBabysitterId: "BabySitterID",
  },
);

const isRenewed = z.boolean();

export const getLinkedFamilies = endpoint({
  name: "getLinkedFamilies",
  method: "GET",
  path: "/BabysitterRenewal/LinkedFamilies",
  access: ["BabySitter"],
  output: wire(
    z.object({
      families: z.array(
        wire(linkedFamilySchema, {
          id: "customerID",
          name: "customerDisplayName",
          salesRepId: "salesRepID",
          salesRepName: "salesRepDisplayName",
        }),
      ),
      isRenewed,
    }),
    { families: "result", isRenewed: "alreadyRenewed" },
  ),
});

export const getLinkedEmployees = endpoint({
  name: "getCustomerRenewalCompleteLinkedEmployees",
  method: "GET",
  path: "/customerrenewal/GetCustomerRenewalCompleteLinkedEmployees",
  access: ["Parent"],
  output: wire(z.object({ employees: z.array(spelledEmployee), isRenewed }), {
    employees: "linkedEmployees",
    isRenewed: "alreadyRenewed",
  }),
});

export const sendBabysitterRenewal = endpoint({
  name: "sendBackToSchoolMessage",
  method: "POST",
  path: "/BabysitterRenewal/SendBackToSchoolMessage",
  access: ["BabySitter"],
  body: spelledBabysitterAnswer,
  invalid: incomplete,
  refusals: [incomplete, alreadyRenewed, closed],
});

export const sendParentRenewal = endpoint({
  name: "sendBackToSchoolReminder",
  method: "POST",
  path: "/customerrenewal/sendbacktoschoolreminder",
  access: ["Parent"],
  body: spelledParentAnswer,
  invalid: parentIncomplete,
  refusals: [parentIncomplete, alreadyRenewed, closed],
});

// What follows is ours: where a person stands, and the form that they have begun.

const access = ["Parent", "BabySitter"] as const;

export const getMyRenewal = endpoint({
  name: "getMyRenewal",
  method: "GET",
  path: "/Renewal/GetMyRenewal",
  access,
  isVersioned: true,
  output: z.extend(myRenewalSchema, {
    answer: z.nullable(
      z.extend(keptAnswerSchema, {
        parent: z.nullable(spelledParentAnswer),
        babysitter: z.nullable(spelledBabysitterAnswer),
      }),
    ),
  }),
});

// `If-Match` names the draft that this one was made from: one that is newer is never replaced.
export const saveMyRenewalDraft = endpoint({
  name: "saveMyRenewalDraft",
  method: "POST",
  path: "/Renewal/SaveMyDraft",
  access,
  isVersioned: "required",
  body: z.object({ form: renewalFormSchema }),
  output: z.pick(draftSchema, { savedAt: true }),
  refusals: [changedMeanwhile, alreadyRenewed, closed],
});

const babysitterFields: Readonly<Record<string, string>> = {
  need: "NeedRenewContract",
  reason: "NotRenewingReason",
  comment: "Comment",
  unsubscribe: "WantUnsubscribe",
  extra: "IsInterestedToExtraGuards",
  known: "HasKnownAvailabilities",
  same: "SameAvailabilitiesAsBackToSchool",
  date: "KnownAvailabilityDate",
  family: "FamiliesRenewalChoices",
  "family-reason": "FamiliesRenewalChoices",
  "family-comment": "FamiliesRenewalChoices",
};

const parentFields: Readonly<Record<string, string>> = {
  need: "needRenewContract",
  reason: "dontRenewReason",
  "contact-date": "contactDateWanted",
  continues: "needContinueWithBS",
  employee: "linkedEmployees",
  "employee-reason": "linkedEmployees",
  "employee-comment": "linkedEmployees",
  comment: "needComment",
};

/** Gives the printed field in which the problem of a form lies. */
export function fieldOfProblem(role: "Parent" | "BabySitter", { question, about }: Problem): string {
  const name = about === null ? question : question.slice(0, -`-${about}`.length);
  return (role === "Parent" ? parentFields : babysitterFields)[name] ?? name;
}
