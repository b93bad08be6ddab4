import { blackPng } from "@ribambelle/api/testing/testPictures";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { rowsOf } from "@ribambelle/processes/postgres";
import { expect } from "vitest";
import { ask, interviewed, signIn } from "../visitor.ts";
import { acknowledged, type KindOfWrite } from "./kindOfWrite.ts";

const base = `${apiBase}/BabysitterProfile`;
const picture = new Blob([Uint8Array.from(blackPng(600, 600))], { type: "image/png" });
const kept = `SELECT photo.id, count(f.photo_id)::int AS files FROM photo JOIN person ON person.id = photo.person_id
  LEFT JOIN photo_file f ON f.photo_id = photo.id WHERE user_name = $1 GROUP BY photo.id`;

/** A babysitter who sends one photo after the other, and deletes it now and then. */
export function photoWrites(): KindOfWrite {
  const seen = new Set<string>();
  // The photo that was acknowledged last, null once it was deleted; and what may have been done since.
  let [last, underWay]: [string | null, "upload" | "deletion" | null] = [null, "upload"];
  let [turn, done, cookie] = [0, 0, ""];
  return {
    title: "photos",
    acknowledged: () => done,
    async write(address) {
      cookie ||= acknowledged(await signIn(address, interviewed)).cookie;
      turn += 1;
      if (turn % 4 === 0) {
        underWay = "deletion";
        acknowledged(await ask(address, "POST", `${base}/DeleteBabySitterAvatar`, { cookie }));
        last = null;
      } else {
        const files = new FormData();
        files.set("avatar", picture, "photo.png");
        underWay = "upload";
        const { body } = acknowledged(
          await ask(address, "POST", `${base}/UpdateBabySitterAvatar`, { cookie, files }),
        );
        last = /Avatar\/([\w-]{22})\//.exec(body)?.[1] ?? body;
        seen.add(last);
      }
      underWay = null;
      done += 1;
    },
    async check(_, database) {
      if (done === 0) return;
      const rows = await rowsOf<{ id: string; files: number }>(database, kept, [interviewed.userName]);
      expect(rows.map(({ files }) => files)).toEqual(rows.map(() => 3));
      const ids = rows.map(({ id }) => id);
      const before = last === null ? [] : [last];
      if (underWay === "upload" && ids.length === 1 && !seen.has(ids[0] ?? "")) return;
      expect(underWay === "deletion" ? [before, []] : [before]).toContainEqual(ids);
    },
  };
}
