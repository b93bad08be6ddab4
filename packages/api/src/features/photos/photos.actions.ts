import { createHash, randomBytes } from "node:crypto";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { photoActs } from "@ribambelle/domain/photos/photo.acts";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import type { By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Db } from "../../db/connection/connect.ts";
import type { Deps } from "../../deps.ts";
import { removeFilesSoon } from "../../files/looseFiles.jobs.ts";
import { keepFiles, putLooseFile } from "../../files/looseFiles.ts";
import { audit } from "../audit/index.ts";
import { lockPerson } from "../people/index.ts";
import { decodePhoto } from "./decodePhoto.ts";
import { oneAtATime } from "./limitConcurrency.ts";
import { insertPhoto, removePhotosOf } from "./photos.store.ts";

/** What the acts about photos work with. */
export type PhotosDeps = Pick<Deps, "connection" | "fileStore" | "now">;

const { Pending, Validated, Rejected } = photoStates.numbers;

// Who sends many at once waits for their own, not before everybody's.
const ownTurn = oneAtATime<number>();

/** Keeps a new photo, which waits for the agency, in place of one that waited or was refused; gives its id (AVATAR-08, AVATAR-OP6). */
export async function uploadPhoto(
  { connection: { db }, fileStore, now }: PhotosDeps,
  by: By,
  personId: number,
  bytes: Uint8Array,
): Promise<string> {
  const sizes = await ownTurn(personId, () => decodePhoto(bytes));
  const id = randomBytes(16).toString("base64url");
  const files = sizes.map(({ size, content }) => {
    const sha256 = createHash("sha256").update(content).digest();
    return { size, content, fileKey: fileKeyOf(id, size), sha256 };
  });
  // Before the transaction: the store may be slow, and the person's row would stay locked meanwhile.
  for (const { fileKey, content } of files) await putLooseFile(db, fileStore, fileKey, content);
  await db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    await removeFilesSoon(transaction, await removePhotosOf(transaction, personId, [Pending, Rejected]));
    await keepFiles(
      transaction,
      files.map(({ fileKey }) => fileKey),
    );
    await insertPhoto(transaction, { id, personId, now: now() }, files);
    await audit(transaction, by, photoActs.uploaded({ personId, subject: id }));
  });
  return id;
}

/** Deletes all of a person's photos; there may be none (AVATAR-12, AVATAR-OP4). */
export async function deletePhotos(
  { connection: { db } }: PhotosDeps,
  by: By,
  personId: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, personId);
    if (await forgetPhotosOf(transaction, personId))
      await audit(transaction, by, photoActs.deleted({ personId }));
  });
}

/**
 * Removes a person's photos and their files; gives whether there were any. The caller has locked the person's
 * row.
 */
export async function forgetPhotosOf(transaction: Db, personId: number): Promise<boolean> {
  const keys = await removePhotosOf(transaction, personId, [Pending, Validated, Rejected]);
  await removeFilesSoon(transaction, keys);
  return keys.length > 0;
}

// Folders by the first two characters: the store never removes folders, and one per photo would pile up
// empty.
const fileKeyOf = (id: string, size: number) => `photos/${id.slice(0, 2)}/${id}-${size}.webp`;
