import { byCommand } from "../features/audit/index.ts";
import { type PhotosDeps, uploadPhoto } from "../features/photos/index.ts";
import { halves } from "./testPictures.ts";

let picture: Promise<Buffer> | undefined;

/** Sends a small photo for a person and gives its id. */
export async function sendPhoto(deps: PhotosDeps, personId: number): Promise<string> {
  picture ??= halves().jpeg().toBuffer();
  return uploadPhoto(deps, byCommand, personId, await picture);
}
