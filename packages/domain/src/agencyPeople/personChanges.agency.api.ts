import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { idField } from "../kernel/idField.ts";
import { agencyRefusals } from "../kernel/office/agency.refusals.ts";
import { reasonField } from "../kernel/office/change.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { peopleRefusals } from "../people/people.refusals.ts";
import { personRefusals } from "../people/person.refusals.ts";
import { saveExperiences, updateMyEducation } from "../profile/profile.api.ts";
import { profileProblems } from "../profile/profile.texts.ts";
import { personNames } from "./newPerson.agency.api.ts";
import { personProblems } from "./person.texts.ts";
import { changedOnly, personFields } from "./personFields.ts";

/** What is changed of a person: the fields that differ, and no other. */
export const personChangesSchema = z.partial(
  z.object({
    ...personFields,
    ...changedOnly,
    // As the babysitter sends them.
    experiences: saveExperiences.body.shape.experiences,
    education: updateMyEducation.body,
  }),
);
export type PersonChanges = z.infer<typeof personChangesSchema>;

const aChange = {
  method: "POST",
  isVersioned: "existing",
  problems: { ...profileProblems, ...personProblems },
} as const;
const refusals = [
  agencyRefusals.versionRequired,
  agencyRefusals.changedMeanwhile,
  agencyRefusals.reasonUnfit,
  commonRefusals.notFound,
  peopleRefusals.deleted,
];

/** Another e-mail address needs proof; the server asks for it by what is changed (FOLKS-25). */
export const updatePerson = endpoint({
  ...aChange,
  name: "updatePerson",
  path: "/Agency/People/Update",
  access: { permission: ["people.edit-parents", "people.edit-babysitters"] },
  needsProof: "by-body",
  body: z.object({
    userId: idField,
    changes: wire(personChangesSchema, {
      ...personNames,
      userName: "userName",
      hasBeenInterviewed: "hasBeenInterviewed",
      currentSituation: "currentSituation",
      displaysInformationBanner: "displaysInformationBanner",
      displaysConnectionPopup: "displaysConnectionPopup",
      experiences: "experiences",
      education: "education",
    }),
    reason: reasonField,
    /** The version of the profile over which experiences or education were written; without it, they are written over any. */
    profileVersion: z.optional(z.int()),
  }),
  refusals: [
    ...refusals,
    peopleRefusals.emailTaken,
    peopleRefusals.emailNeeded,
    peopleRefusals.userNameTaken,
    personRefusals.foreignUserName,
  ],
});

const ofAccess = { method: "POST", access: { permission: "people.access" } } as const;
const one = z.object({ userId: idField });
const withReason = z.object({ userId: idField, reason: reasonField });
const toOne = [commonRefusals.notFound, peopleRefusals.deleted, peopleRefusals.blocked];

export const invitePerson = endpoint({
  ...ofAccess,
  name: "invitePerson",
  path: "/Agency/People/Invite",
  body: one,
  refusals: [...toOne, peopleRefusals.noEmail, peopleRefusals.hasPassword, peopleRefusals.invitedLately],
});

export const sendReset = endpoint({
  ...ofAccess,
  name: "sendReset",
  path: "/Agency/People/SendReset",
  body: one,
  refusals: [...toOne, peopleRefusals.noEmail, commonRefusals.tooMany],
});

export const endPersonSessions = endpoint({
  ...ofAccess,
  name: "endPersonSessions",
  path: "/Agency/People/EndSessions",
  body: withReason,
  refusals: [commonRefusals.notFound, peopleRefusals.deleted, agencyRefusals.reasonUnfit],
});

const ofBlock = { ...aChange, access: { permission: "people.block" } } as const;

export const blockPerson = endpoint({
  ...ofBlock,
  name: "blockPerson",
  path: "/Agency/People/Block",
  body: withReason,
  refusals: [...refusals, peopleRefusals.blocked],
});

export const unblockPerson = endpoint({
  ...ofBlock,
  name: "unblockPerson",
  path: "/Agency/People/Unblock",
  body: withReason,
  refusals,
});
