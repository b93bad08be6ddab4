export { openLargestPhoto } from "./openPhoto.ts";
export { deletePhotos, forgetPhotosOf, type PhotosNeeds, uploadPhoto } from "./photos.actions.ts";
export { rejectPhoto, validatePhoto } from "./photos.decisions.ts";
export { photosRoutes } from "./photos.routes.ts";
export { type OwnPhoto, ownPhoto, publicPhoto } from "./photos.store.ts";
export { countWaitingPhotos, listWaitingPhotos } from "./photos.waiting.store.ts";
