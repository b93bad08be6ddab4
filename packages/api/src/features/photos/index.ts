import { photoActs } from "@ribambelle/domain/photos/photo.acts";
import { photoNotices } from "@ribambelle/domain/photos/photo.notices";
import { photosReference } from "@ribambelle/domain/photos/photo.reference";
import type { Feature } from "../../feature.ts";
import { photosPersonal } from "./photos.personal.ts";
import { photosRoutes } from "./photos.routes.ts";
import { photosSettings } from "./photos.settings.ts";
import { photosWaiting } from "./photos.tiles.store.ts";
import { photoToChoose } from "./photos.toDos.store.ts";
import { photosLetters } from "./review/photos.letters.ts";
import { photoSubject } from "./review/photos.subject.ts";

export { type PhotosDeps, uploadPhoto } from "./photos.actions.ts";
export { validatePhoto } from "./photos.decisions.ts";
export { type OwnPhoto, ownPhoto, publicPhoto } from "./photos.store.ts";
export { sendPublicPhoto } from "./sendPhoto.routes.ts";

export const photos: Feature = {
  acts: [photoActs],
  routes: photosRoutes,
  reference: photosReference,
  notices: photoNotices,
  letters: photosLetters,
  toDos: [photoToChoose],
  tiles: photosWaiting,
  subjects: [photoSubject],
  demonstration: async () => (await import("./photos.demonstration.ts")).photosDemonstration,
  commands: { photos: async () => (await import("./command/photos.ts")).photosCommand },
  settings: photosSettings,
  personal: photosPersonal,
};
