import { defaultPageSize, type PageSize, pageSizes } from "@ribambelle/domain/kernel/lists/longList";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { photoAddress } from "@ribambelle/domain/photos/photo";
import type { Db } from "../../db/connection/connect.ts";
import { hasContracts } from "../contracts/index.ts";
import { selectOwnInformation } from "../people/index.ts";
import { ownPhoto } from "../photos/index.ts";
import { pageSizeOf } from "../staff/index.ts";

/**
 * Gives the signed-in person's own information, and how many rows they want on a page of a list where they chose, in one
 * statement (DATA-01, AGUI-12).
 */
export async function getMyInformation(
  db: Db,
  personId: number,
): Promise<{ readonly me: MyInformation; readonly pageSize: PageSize | undefined }> {
  const person = await selectOwnInformation(db, personId)
    .select((eb) => [
      hasContracts(eb.ref("person.id")).as("hasContracts"),
      ownPhoto(eb.ref("person.id")).as("photo"),
      pageSizeOf(eb.ref("person.id")).as("pageSize"),
    ])
    .executeTakeFirstOrThrow();
  const { firstName, lastName, photo, pageSize, ...shown } = person;
  const me = {
    ...shown,
    displayName: `${firstName} ${lastName}`.trim(),
    photoUrl: photo && photoAddress(photo.id, 256),
    photoState: photo?.state ?? null,
  };
  return { me, pageSize: pageSizes.find((size) => size === pageSize && size !== defaultPageSize) };
}
