import type { MyInformation } from "@ribambelle/domain/me/me";
import { photoAddress } from "@ribambelle/domain/photos/photo";
import type { Db } from "../../db/connection/connect.ts";
import { hasContracts } from "../contracts/index.ts";
import { selectOwnInformation } from "../people/index.ts";
import { ownPhoto } from "../photos/index.ts";

/** Gives the signed-in person's own information, in one statement (DATA-01). */
export async function getMyInformation(db: Db, personId: number): Promise<MyInformation> {
  const person = await selectOwnInformation(db, personId)
    .select((eb) => [
      hasContracts(eb.ref("person.id")).as("hasContracts"),
      ownPhoto(eb.ref("person.id")).as("photo"),
    ])
    .executeTakeFirstOrThrow();
  const { firstName, lastName, photo, ...shown } = person;
  return {
    ...shown,
    displayName: `${firstName} ${lastName}`.trim(),
    photoUrl: photo && photoAddress(photo.id, 256),
    photoState: photo?.state ?? null,
  };
}
