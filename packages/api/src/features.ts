import type { DeskDelays } from "@ribambelle/domain/kernel/desk/tile";
import { attemptsPersonal } from "./acting/attempts.personal.ts";
import type { ConstraintRefusals } from "./acting/constraints.ts";
import type { Subject } from "./acting/moderating/subject.ts";
import { oncePersonal } from "./acting/once/once.personal.ts";
import { databasePersonal } from "./db/db.personal.ts";
import type { Demonstration } from "./demonstrating/demonstration.ts";
import {
  actsOf,
  type ContractMoved,
  contractMovedOf,
  type Feature,
  importsOf,
  joined,
  subjectsOf,
  tilesOf,
  toDosOf,
  underContractOf,
} from "./feature.ts";
import { addresses } from "./features/addresses/index.ts";
import { agencyPeople } from "./features/agencyPeople/index.ts";
import { auditing } from "./features/audit/index.ts";
import { backupSchedule } from "./features/backupSchedule/index.ts";
import { billing } from "./features/billing/index.ts";
import { contacts } from "./features/contacts/index.ts";
import { contracts } from "./features/contracts/index.ts";
import { desk } from "./features/desk/index.ts";
import { documents } from "./features/documents/index.ts";
import { identity } from "./features/identity/index.ts";
import { importRuns } from "./features/imports/index.ts";
import { interventions } from "./features/interventions/index.ts";
import { letters } from "./features/letters/index.ts";
import { me } from "./features/me/index.ts";
import { moderation } from "./features/moderation/index.ts";
import { myData } from "./features/myData/index.ts";
import { nannies } from "./features/nannies/index.ts";
import { notifications } from "./features/notifications/index.ts";
import { offers } from "./features/offers/index.ts";
import { optIns } from "./features/optIns/index.ts";
import { passkeys } from "./features/passkeys/index.ts";
import { payslips } from "./features/payslips/index.ts";
import { people } from "./features/people/index.ts";
import { photos } from "./features/photos/index.ts";
import { profile } from "./features/profile/index.ts";
import { readings } from "./features/readings/index.ts";
import { renewals } from "./features/renewals/index.ts";
import { requests } from "./features/requests/index.ts";
import { secondFactor } from "./features/secondFactor/index.ts";
import { signatures } from "./features/signatures/index.ts";
import { sponsorship } from "./features/sponsorship/index.ts";
import { staff } from "./features/staff/index.ts";
import { surveys } from "./features/surveys/index.ts";
import { team } from "./features/team/index.ts";
import { toDos } from "./features/toDos/index.ts";
import { filesPersonal } from "./files/files.personal.ts";
import type { UnderContract } from "./importing/fileImporter.ts";
import type { Imports } from "./importing/imports.ts";
import { jobsPersonal } from "./jobs/jobs.personal.ts";
import { mailPersonal } from "./mail/mail.personal.ts";
import type { PersonalData } from "./personal.ts";

/** All that the portal does, a record each. */
export const features: readonly Feature[] = [
  people,
  identity,
  secondFactor,
  passkeys,
  staff,
  agencyPeople,
  me,
  contracts,
  team,
  contacts,
  documents,
  payslips,
  photos,
  profile,
  moderation,
  letters,
  importRuns,
  notifications,
  optIns,
  auditing,
  backupSchedule,
  myData,
  sponsorship,
  addresses,
  renewals,
  requests,
  surveys,
  readings,
  billing,
  toDos,
  desk,
  interventions,
  signatures,
  nannies,
  offers,
];

/** What is stored about people, by all features and the rooms below them: every table of the database. */
export const personal: PersonalData = [
  ...features.flatMap((feature) => feature.personal ?? []),
  ...mailPersonal,
  ...filesPersonal,
  ...attemptsPersonal,
  ...oncePersonal,
  ...jobsPersonal,
  ...databasePersonal,
];

/** What the features have the agency look at. */
export const subjects: readonly Subject[] = subjectsOf(features);

/** What all features keep for babysitters whose contract begins to count. */
export const underContract: UnderContract = underContractOf(features);

/** What all features do when the agency moves a contract. */
export const contractMoved: ContractMoved = contractMovedOf(features);

/** What the features find that waits for the agency, a tile each by its own code. */
export const tileSources = (delays: DeskDelays) => tilesOf(features, delays);

/** What is noted in the audit, by its action. */
export const actKinds = actsOf(features);

/** What the features find that people have to do, in the order of its kinds. */
export const toDoSources = toDosOf(features);

/** What the features bring to an import. */
export const imports: Imports = importsOf(features);

/** What breaking each named constraint of the database means. */
export const constraints: ConstraintRefusals = imports.constraints;

/** Fetches what each feature shows in the demonstration. */
export const demonstrations = (): Promise<readonly Demonstration[]> =>
  Promise.all(features.flatMap(({ demonstration }) => demonstration?.() ?? []));

/** The commands of all features, by their names. */
export const commands = joined(features.map(({ commands = {} }) => commands));

/** What `npm run export` writes, by the words that ask for it. */
export const exportKinds = joined(features.map(({ exports = {} }) => exports));
