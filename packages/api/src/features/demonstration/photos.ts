import { Refused } from "../../acting/refused.ts";
import { byCommand } from "../audit/index.ts";
import { listPeopleByReference } from "../identity/index.ts";
import { type PhotosNeeds, rejectPhoto, uploadPhoto, validatePhoto } from "../photos/index.ts";
import { drawPortrait, type Portrait } from "./drawPortrait.ts";

interface DemonstrationPhoto {
  readonly reference: string;
  readonly portrait: Portrait;
  /** Why the agency has refused it; a photo without one is validated. */
  readonly rejectionReason?: string;
}

// Two of the accounts: one whom families see, one who reads why they do not.
const photos: readonly DemonstrationPhoto[] = [
  {
    reference: "DEMO-I01",
    portrait: {
      background: "#ffd08a",
      skin: "#f3c9a5",
      cheeks: "#ee9a84",
      hair: "#7a4526",
      clothes: "#432657",
      hairdo: "long",
    },
  },
  {
    reference: "DEMO-I03",
    portrait: {
      background: "#bcdcd6",
      skin: "#8d5a3c",
      cheeks: "#b4623f",
      hair: "#231a1a",
      clothes: "#a85a00",
      hairdo: "bun",
    },
    rejectionReason: "Merci de choisir une photo récente, sans dessin, où l’on voit bien votre visage.",
  },
];

/**
 * Sends the photos of the demonstration as their babysitters would, and answers them as the agency would. Whoever has a
 * password already may have a photo of their own.
 */
export async function putDemonstrationPhotos(needs: PhotosNeeds): Promise<void> {
  const people = await listPeopleByReference(
    needs.connection.db,
    photos.map(({ reference }) => reference),
  );
  for (const photo of photos) {
    const person = people.find(({ reference }) => reference === photo.reference);
    if (!person || person.hasPassword || person.isDeactivated) continue;
    const picture = await drawPortrait(photo.portrait);
    const id = await uploadPhoto(needs, byCommand, person.personId, picture);
    await answer(needs, id, photo).catch((error: unknown) => {
      // Another process loads the demonstration at the same time, and has sent the photo anew: it answers its own.
      if (!(error instanceof Refused)) throw error;
    });
  }
}

async function answer(
  needs: PhotosNeeds,
  id: string,
  { rejectionReason }: DemonstrationPhoto,
): Promise<void> {
  if (rejectionReason === undefined) await validatePhoto(needs, byCommand, id);
  else await rejectPhoto(needs, byCommand, id, rejectionReason);
}
