import { Refused } from "../../acting/refused.ts";
import { atTheLatestNow, type Demonstration } from "../../demonstrating/demonstration.ts";
import { readProfiles } from "../../demonstrating/profiles.ts";
import { readSource } from "../../demonstrating/source.ts";
import { byCommand } from "../audit/index.ts";
import { listPeopleByReference } from "../people/index.ts";
import { type PhotosDeps, uploadPhoto } from "./photos.actions.ts";
import { rejectPhoto, validatePhoto } from "./photos.decisions.ts";

/** The photos of the demonstration. */
export const photosDemonstration: Demonstration = {
  before: ({ connection, fileStore, today, now }) =>
    putPhotos({ connection, fileStore, now: () => atTheLatestNow({ now }, `${today}T08:00:00Z`) }),
};

/**
 * Sends the photos of the demonstration as their babysitters would, and answers them as the agency would. Whoever has a
 * password already may have a photo of their own.
 */
async function putPhotos(deps: PhotosDeps): Promise<void> {
  const profiles = readProfiles();
  const references = profiles.map(({ reference }) => reference);
  const people = await listPeopleByReference(deps.connection.db, references);
  for (const { reference, photo } of profiles) {
    const person = people.find((one) => one.reference === reference);
    if (!person || person.hasPassword || person.isDeactivated) continue;
    const id = await uploadPhoto(deps, byCommand, person.personId, readSource(photo.file));
    await answer(deps, id, photo.rejectionReason).catch((error: unknown) => {
      // Another process that loads the demonstration has replaced the photo, and decides on its own one.
      if (!(error instanceof Refused)) throw error;
    });
  }
}

async function answer(deps: PhotosDeps, id: string, rejectionReason: string | null): Promise<void> {
  if (rejectionReason === null) await validatePhoto(deps, byCommand, id);
  else await rejectPhoto(deps, byCommand, id, rejectionReason);
}
