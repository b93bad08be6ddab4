import { readWire, writeWire } from "@ribambelle/domain/kernel/wire";
import type { Experience } from "@ribambelle/domain/profile/experience";
import { saveExperiences } from "@ribambelle/domain/profile/profile.api";
import type { Completable } from "@ribambelle/domain/profile/profileSections";
import { serveProfile } from "./profileServer.ts";

/**
 * Answers as the server of a profile with experiences: each save gives every experience a new id (PROF-OP3).
 */
export function serveExperiences(experiences: Experience[] = [], given: Partial<Completable> = {}) {
  const server = serveProfile({ ...given, experiences });
  let lastId = 100;
  const takeExperiences = () =>
    server.takes(
      saveExperiences,
      (body) => {
        const reading = readWire(saveExperiences.body, body);
        if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
        const kept = reading.value.experiences.map((sent, index) => ({
          ...sent,
          id: ++lastId,
          babysitterId: 201,
          createdAt: sent.createdAt ?? `2026-11-20T10:00:0${index}.${lastId}Z`,
          modifiedAt: "2026-11-20T10:00:00.000Z",
        }));
        return { experiences: kept };
      },
      (kept) => writeWire(saveExperiences.output, { experiences: kept.experiences }) as object,
    );
  takeExperiences();
  return { ...server, takeExperiences };
}
