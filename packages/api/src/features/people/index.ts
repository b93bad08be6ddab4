import { peopleActs, peopleImportActs } from "@ribambelle/domain/people/people.acts";
import type { Feature } from "../../feature.ts";
import { peopleImporters } from "./people.importers.ts";
import { peoplePersonal } from "./people.personal.ts";
import { peopleConstraints } from "./people.refusals.ts";

export { lockInterviewOf, type OwnContact, ownContact } from "./babysitters.store.ts";
export {
  type Credentials,
  type CredentialsOfPerson,
  findCredentials,
  findCredentialsOf,
  lockCredentialsOf,
  lockPerson,
  updatePassword,
  updateShortPassword,
} from "./credentials.store.ts";
export {
  insertNew,
  insertOfAgency,
  type NewOfAgency,
  type PersonDetails,
  removeEmail,
  updateEmail,
  updateIdentity,
} from "./details.store.ts";
export { findNamedPeople, type NamedLine, personProblem } from "./namedPeople.ts";
export { type KnownName, listNames } from "./people.absent.store.ts";
export { givenPersonColumns, type PeopleTables } from "./people.columns.ts";
export {
  hasPeopleOutside,
  listNamesOnPapers,
  listPapersByReference,
  listPeopleByReference,
  listPeopleFromBefore,
  listPeopleUnder,
  type PersonOnPaper,
  peopleNamed,
  saveFirstPassword,
} from "./people.import.store.ts";
export {
  deactivate as deactivatePerson,
  findAddressee,
  findPersonByEmail,
  findPersonByReference,
  nameOf,
  reactivate as reactivatePerson,
  selectOwnInformation,
  updateBlock,
  updateConnectionPopup,
  updateLastSeen,
  updateLocale,
} from "./people.store.ts";

/** Who a person is; how they sign in stands on it (`identity`). */
export const people: Feature = {
  acts: [peopleActs, peopleImportActs],
  imports: peopleImporters,
  demonstration: async () => (await import("./people.demonstration.ts")).peopleDemonstration,
  personal: peoplePersonal,
  refusals: peopleConstraints,
};
