import { byCommand } from "../features/audit/index.ts";
import { type PhotosNeeds, uploadPhoto } from "../features/photos/index.ts";
import { halves } from "./testPictures.ts";

let picture: Promise<Buffer> | undefined;

/** Sends a small photo for a person and gives its id. */
export async function sendPhoto(needs: PhotosNeeds, personId: number): Promise<string> {
  picture ??= halves().jpeg().toBuffer();
  return uploadPhoto(needs, byCommand, personId, await picture);
}
