import { photoAddress } from "@ribambelle/domain/photos/photo";
import { photoStates } from "@ribambelle/domain/photos/photo.states";
import { photoSources } from "@ribambelle/domain/photos/photoSizes";
import { isUndecided, mayWait, type Subject } from "../../../acting/moderating/subject.ts";
import { rejectPhoto, validatePhoto } from "../photos.decisions.ts";
import { findPhoto, findValidatedId } from "../photos.store.ts";
import { orderRejectedLetter } from "./photos.letters.ts";

const { Pending, Validated, Rejected } = photoStates.numbers;

/** The photos that the agency looks at before families see them (MODER-01). */
export const photoSubject: Subject = {
  kind: "photo",
  queue: `SELECT f.id AS subject_id, f.person_id, false AS is_later, f.created_at AS since
    FROM photo f JOIN person p ON p.id = f.person_id
    WHERE f.state = ${Pending} AND ${mayWait("p")} AND ${isUndecided("photo", "f.id")}`,
  one: `SELECT f.id AS subject_id, f.person_id, false AS is_later, f.created_at AS since, f.state = ${Pending} AS waits,
      CASE f.state WHEN ${Validated} THEN 'accept' WHEN ${Rejected} THEN 'refuse' END AS answer,
      (SELECT encode(file.sha256, 'hex') FROM photo_file file WHERE file.photo_id = f.id ORDER BY file.size DESC LIMIT 1) AS seen
    FROM photo f WHERE f.id = $1::text`,
  async show(db, subjectId, personId) {
    const validated = await findValidatedId(db, personId);
    const url = photoAddress(subjectId, 512);
    const current = validated === null || validated === subjectId ? null : photoAddress(validated, 512);
    return { photo: { url, sources: photoSources(url) ?? null, current }, advert: null };
  },
  async carryOut(transaction, { subjectId, personId, refusedFor, by, now }) {
    const photo = await findPhoto(transaction, subjectId);
    if (!photo) return "photo-replaced";
    // By the command, meanwhile.
    if (photo.state !== Pending) return "answered";
    const deps = { connection: { db: transaction }, now: () => now };
    if (refusedFor === null) await validatePhoto(deps, by, subjectId);
    else {
      await rejectPhoto(deps, by, subjectId, refusedFor.fr, refusedFor.en);
      await orderRejectedLetter(transaction, personId, now);
    }
    return null;
  },
};
