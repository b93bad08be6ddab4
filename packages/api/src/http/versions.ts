import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "./refuse.ts";

/** Tells whether a change is meant for a version of what it changes. */
export type IsMeant = (version: number) => boolean;

/** For a change that says nothing of versions: the last write wins. */
export const anyVersion: IsMeant = () => true;

/** Labels an answer with the version of what was read or changed, as an `ETag`. */
export function labelVersion(reply: FastifyReply, version: number): void {
  reply.header("etag", `"${version}"`);
}

/** Reads `If-Match`: the versions that a change is meant for, any when it is absent (PROF-OP18). */
export function meantVersions(request: FastifyRequest): IsMeant {
  return readIfMatch(request.headers["if-match"]);
}

const nextTag = /[\t ,]*(W\/)?"([!#-~\u0080-\u00ff]*)"[\t ]*(?:,|$)/y;

/** Reads the value of `If-Match` (RFC 9110 §13.1.1): the comparison is strong, so a weak tag means no version. */
export function readIfMatch(header: string | undefined): IsMeant {
  if (header === undefined || header.trim() === "*") return anyVersion;
  const meant = new Set<string>();
  let read = 0;
  nextTag.lastIndex = 0;
  for (let found = nextTag.exec(header); found; found = nextTag.exec(header)) {
    read = nextTag.lastIndex;
    const [, weak, tag = ""] = found;
    if (!weak) meant.add(tag);
    if (read === header.length) break;
    nextTag.lastIndex = read;
  }
  // What cannot be read meant some version: taking it for none would overwrite silently.
  if (read === 0 || /[^\t ,]/.test(header.slice(read))) throw new Refused(commonRefusals.malformed);
  return (version) => meant.has(String(version));
}
