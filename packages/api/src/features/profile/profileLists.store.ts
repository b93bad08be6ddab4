import type { Availability } from "@ribambelle/domain/profile/availability";
import type { Experience } from "@ribambelle/domain/profile/experience";
import type { Db } from "../../db/connect.ts";
import type { ProfileTables } from "./profile.table.ts";

const tables = (db: Db) => db.withTables<ProfileTables>();

/** Puts a week in the place of the one that a person had. */
export async function replaceAvailabilities(
  transaction: Db,
  personId: number,
  availabilities: readonly Availability[],
): Promise<void> {
  await tables(transaction).deleteFrom("availability").where("person_id", "=", personId).execute();
  if (availabilities.length === 0) return;
  await tables(transaction)
    .insertInto("availability")
    .values(
      availabilities.map(({ id, day, startTime, endTime }) => ({
        person_id: personId,
        id,
        day,
        start_time: startTime,
        end_time: endTime,
      })),
    )
    .execute();
}

/** An experience that has no id yet. */
export type NewExperience = Omit<Experience, "id" | "babysitterId" | "createdAt" | "modifiedAt"> & {
  readonly createdAt: Date;
};

/** Puts experiences in the place of those that a person had; each gets an id. */
export async function replaceExperiences(
  transaction: Db,
  personId: number,
  experiences: readonly NewExperience[],
  now: Date,
): Promise<Experience[]> {
  await tables(transaction).deleteFrom("experience").where("person_id", "=", personId).execute();
  if (experiences.length === 0) return [];
  const rows = experiences.map((experience, place) => ({
    person_id: personId,
    place,
    category: experience.category,
    child_age: experience.childAge,
    duration: experience.duration,
    guard_type: experience.guardType,
    children_count: experience.childrenCount,
    description: experience.description,
    created_at: experience.createdAt,
    modified_at: now,
  }));
  const kept = await tables(transaction)
    .insertInto("experience")
    .values(rows)
    .returning(["id", "place"])
    .execute();
  const ids = new Map(kept.map(({ id, place }) => [place, id]));
  return experiences.map((experience, place) => ({
    ...experience,
    id: ids.get(place) ?? 0,
    babysitterId: personId,
    createdAt: experience.createdAt.toISOString(),
    modifiedAt: now.toISOString(),
  }));
}
