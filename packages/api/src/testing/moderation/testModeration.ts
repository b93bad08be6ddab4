import { anyVersion } from "../../acting/versionCheck.ts";
import { byCommand } from "../../features/audit/index.ts";
import { profileActions } from "../../features/profile/index.ts";
import type { TestApp } from "../testApp.ts";
import { profileBodies } from "../testProfile.ts";

const { AdvertTitle, AdvertDescription } = profileBodies.UpdateMyAdvert;

/** Writes the advert of somebody, and publishes it or withdraws it. */
export async function publishAdvert(
  { database, deps }: TestApp,
  personId: number,
  {
    title = AdvertTitle,
    description = AdvertDescription,
    isPublished = true,
  }: Partial<{
    title: string;
    description: string;
    isPublished: boolean;
  }> = {},
): Promise<void> {
  const { db } = database.connection;
  const change = { personId, by: byCommand, versionCheck: anyVersion, now: deps.now() };
  await profileActions.updateAdvert(db, change, { title, description });
  await profileActions.publishAdvert(db, change, isPublished);
}
