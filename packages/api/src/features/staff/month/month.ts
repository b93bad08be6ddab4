import { agencyPeopleActs } from "@ribambelle/domain/agencyPeople/agencyPeople.acts";
import { contractActs } from "@ribambelle/domain/contracts/contract.acts";
import { parentContractStates } from "@ribambelle/domain/contracts/contract.states";
import { documentActs } from "@ribambelle/domain/documents/document.acts";
import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import type { Act } from "@ribambelle/domain/kernel/acts/act";
import { letterActs } from "@ribambelle/domain/letters/letters.acts";
import { optInActs } from "@ribambelle/domain/optIns/optIn.acts";
import { photoActs } from "@ribambelle/domain/photos/photo.acts";
import { advertActs } from "@ribambelle/domain/profile/advert/advert.acts";
import { profileActs } from "@ribambelle/domain/profile/profile.acts";
import { renewalActs } from "@ribambelle/domain/renewals/renewal.acts";
import { requestActs } from "@ribambelle/domain/requests/request.acts";
import { secondFactorActs } from "@ribambelle/domain/secondFactor/secondFactor.acts";
import { staffActs } from "@ribambelle/domain/staff/staff.acts";
import { surveyActs } from "@ribambelle/domain/surveys/survey.acts";

export const [boss, coordinator, recruiter] = ["DEMO-A01", "DEMO-A02", "DEMO-A03"] as const;
const nobody = "";
const guard = "GE-2024-0042-1";
const { Draft, WaitingForParentSignature: waiting } = parentContractStates.numbers;
const moved = (act: string, from: number, to: number) =>
  ({ kind: "guard", act, state: { from, to } }) as const;

type Made = (personId: number | null) => Act;
/** What one of them does on an ordinary day, a few minutes after the other. */
type Line = readonly [by: string, about: string, act: Made];

const own: Made = (personId) => identityActs.signedIn({ personId });
const proved: Made = (personId) => secondFactorActs.proved({ personId });
const opened: Made = (personId) => agencyPeopleActs.opened({ personId });

/** A month of an agency’s work, each row the lines of so many days ago. */
export const month: readonly (readonly [daysAgo: number, lines: readonly Line[]])[] = [
  [
    30,
    [
      [boss, boss, own],
      [boss, boss, proved],
      [
        boss,
        recruiter,
        (personId) =>
          staffActs.functionsChanged({
            personId,
            changes: { functions: { from: ["reader"], to: ["recruiter"] } },
            reason: "Rejoint le recrutement",
          }),
      ],
      [recruiter, recruiter, own],
      [recruiter, "DEMO-I01", opened],
      [recruiter, "DEMO-I01", (personId) => agencyPeopleActs.noteWritten({ personId })],
    ],
  ],
  [
    27,
    [
      [nobody, nobody, () => identityActs.signInRefused({ personId: null, subject: "camille" })],
      ["DEMO-P01", "DEMO-P01", (personId) => identityActs.resetRequested({ personId })],
      ["DEMO-P01", "DEMO-P01", (personId) => identityActs.passwordReset({ personId })],
      ["DEMO-P01", "DEMO-P01", own],
      ["DEMO-P01", "DEMO-P01", (personId) => documentActs.downloaded({ personId, subject: guard })],
      ["DEMO-P01", "DEMO-P01", (personId) => identityActs.signedOut({ personId })],
    ],
  ],
  [
    26,
    [
      [boss, "DEMO-P12", opened],
      [boss, "DEMO-P12", (personId) => requestActs.requestRecorded({ personId })],
    ],
  ],
  [
    23,
    [
      [coordinator, coordinator, own],
      [coordinator, "DEMO-P07", opened],
      [
        coordinator,
        "DEMO-P07",
        (personId) =>
          agencyPeopleActs.changed({
            personId,
            changes: { locale: { from: "fr", to: "en" } },
            reason: "Préfère l’anglais",
          }),
      ],
      [coordinator, "DEMO-P07", (personId) => agencyPeopleActs.noteWritten({ personId })],
      [coordinator, "DEMO-P07", (personId) => identityActs.invited({ personId })],
    ],
  ],
  [
    21,
    [
      [
        boss,
        "DEMO-P12",
        (personId) =>
          requestActs.requestClosed({
            personId,
            changes: { state: { from: "open", to: "refused" } },
            reason: "Un contrat est en cours jusqu’à l’été",
          }),
      ],
      [
        boss,
        "DEMO-P04",
        (personId) => agencyPeopleActs.blocked({ personId, reason: "Compte utilisé par un tiers" }),
      ],
      [
        boss,
        "DEMO-P04",
        (personId) => agencyPeopleActs.sessionsEnded({ personId, reason: "Compte utilisé par un tiers" }),
      ],
    ],
  ],
  [
    20,
    [
      [
        boss,
        "DEMO-P04",
        (personId) => agencyPeopleActs.unblocked({ personId, reason: "Nouveau mot de passe choisi" }),
      ],
      [recruiter, "DEMO-I03", (personId) => photoActs.lookedAt({ personId })],
      [recruiter, "DEMO-I03", (personId) => advertActs.reviewed({ personId })],
      [recruiter, "DEMO-I06", (personId) => requestActs.requestRecorded({ personId })],
    ],
  ],
  [
    18,
    [
      [
        recruiter,
        "DEMO-I06",
        (personId) =>
          agencyPeopleActs.changed({
            personId,
            changes: { birthDate: { from: "1996-02-11", to: "1996-11-02" } },
            reason: "D’après sa carte d’identité",
          }),
      ],
      [
        recruiter,
        "DEMO-I06",
        (personId) =>
          requestActs.requestClosed({
            personId,
            changes: { state: { from: "open", to: "done" } },
            reason: "Corrigée d’après sa carte d’identité",
          }),
      ],
    ],
  ],
  [
    15,
    [
      ["DEMO-I01", "DEMO-I01", own],
      ["DEMO-I01", "DEMO-I01", (personId) => profileActs.availabilitiesUpdated({ personId })],
      ["DEMO-I01", "DEMO-I01", (personId) => profileActs.advertUpdated({ personId })],
      ["DEMO-I01", "DEMO-I01", (personId) => profileActs.advertPublished({ personId })],
      [recruiter, "DEMO-I04", (personId) => agencyPeopleActs.noteWritten({ personId })],
    ],
  ],
  [
    12,
    [
      [coordinator, "DEMO-P01", (personId) => contractActs.created({ personId, subject: guard })],
      [coordinator, "DEMO-P01", (personId) => documentActs.added({ personId, subject: guard })],
      [
        coordinator,
        "DEMO-P01",
        (personId) =>
          contractActs.stateChanged({ personId, subject: guard, changes: moved("ask", Draft, waiting) }),
      ],
    ],
  ],
  [
    10,
    [
      ["DEMO-P03", "DEMO-P03", (personId) => surveyActs.begun({ personId })],
      ["DEMO-P03", "DEMO-P03", (personId) => surveyActs.finished({ personId })],
      ["DEMO-P01", "DEMO-P01", (personId) => renewalActs.answered({ personId })],
      ["DEMO-P01", "DEMO-P01", (personId) => optInActs.refused({ personId })],
    ],
  ],
  [
    8,
    [
      ["DEMO-I05", "DEMO-I05", (personId) => renewalActs.unsubscriptionAsked({ personId })],
      [
        coordinator,
        "DEMO-P02",
        (personId) => letterActs.resent({ personId, subject: "identity.invitation" }),
      ],
    ],
  ],
  [
    5,
    [
      [
        coordinator,
        "DEMO-P01",
        (personId) =>
          contractActs.stateChanged({ personId, subject: guard, changes: moved("remind", waiting, waiting) }),
      ],
      [
        coordinator,
        "DEMO-P01",
        (personId) =>
          contractActs.changed({
            personId,
            subject: guard,
            changes: { monthlyHours: { from: 80, to: 86.5 } },
            reason: "À la demande de la famille",
          }),
      ],
      [coordinator, "DEMO-P01", (personId) => contractActs.opened({ personId, subject: guard })],
      [coordinator, "DEMO-P01", (personId) => documentActs.opened({ personId, subject: guard })],
    ],
  ],
  [
    3,
    [
      [coordinator, "DEMO-P08", opened],
      [coordinator, "DEMO-P08", (personId) => requestActs.requestRecorded({ personId })],
      [
        coordinator,
        "DEMO-P08",
        (personId) => requestActs.requestOwned({ personId, changes: { owner: { from: null, to: null } } }),
      ],
    ],
  ],
  [
    1,
    [
      [boss, boss, own],
      [boss, nobody, () => letterActs.retried({ personId: null })],
      [coordinator, "DEMO-P01", (personId) => agencyPeopleActs.toDosOpened({ personId })],
      [nobody, "DEMO-P09", (personId) => optInActs.addressBlocked({ personId })],
    ],
  ],
];
