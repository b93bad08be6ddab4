import { addDays } from "@ribambelle/domain/kernel/day";
import { anyVersion } from "../../../acting/versionCheck.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { readProfiles } from "../../../demonstrating/profiles.ts";
import { byCommand } from "../../audit/index.ts";
import { listPeopleByReference } from "../../people/index.ts";
import * as actions from "../profile.actions.ts";
import { getProfile } from "../profile.store.ts";

/** The profiles of the demonstration. */
export const profileDemonstration: Demonstration = { fill: fillProfiles };

/** Fills the profiles of the demonstration's accounts, in its transaction; one that somebody has changed is left alone. */
async function fillProfiles(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
  const profiles = readProfiles();
  const references = profiles.map(({ reference }) => reference);
  const people = await listPeopleByReference(transaction, references);
  const now = new Date(`${addDays(today, -1)}T18:00:00Z`);
  for (const said of profiles) {
    const person = people.find(({ reference }) => reference === said.reference);
    if (!person || person.isDeactivated) continue;
    const { personId } = person;
    if ((await getProfile(transaction, personId)).version > 0) continue;
    const change: actions.Change = { personId, by: byCommand, versionCheck: anyVersion, now };
    await actions.updateAdvert(transaction, change, said.advert);
    await actions.publishAdvert(transaction, change, said.isPublished);
    await actions.updateAvailabilities(transaction, change, said.availabilities);
    await actions.updateSearchFrequency(transaction, change, said.searchFrequency);
    await actions.updateServices(transaction, change, said.services);
    await actions.updateSituation(transaction, change, said.situation);
    await actions.saveExperiences(transaction, change, said.experiences);
    await actions.updateEducation(transaction, change, said.education);
    await actions.updateTransport(transaction, change, said.transport);
    await actions.updateLanguages(transaction, change, said.languages);
  }
}
