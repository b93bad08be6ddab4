import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "../../acting/refused.ts";
import { anyVersion, onlyFirst, type VersionCheck } from "../../acting/versionCheck.ts";

/** Gives how a call of an endpoint tells the version that it read or made, as an `ETag`. */
export const versionTeller =
  (reply: FastifyReply) =>
  (version: number): void => {
    reply.header("etag", `"${version}"`);
  };

/** Reads for which version of what it changes a call of an endpoint was made. */
export function versionCheckOf({ isVersioned, method }: Endpoint, request: FastifyRequest): VersionCheck {
  if (!isVersioned || method === "GET") return anyVersion;
  const check = readIfMatch(request);
  if (isVersioned === "existing" && check === anyVersion) throw new Refused(agencyRefusals.versionRequired);
  return isVersioned === "required" && check === anyVersion ? onlyFirst : check;
}

const nextTag = /[\t ,]*(W\/)?"([!#-~\u0080-\u00ff]*)"[\t ]*(?:,|$)/y;

/**
 * Reads which versions a change was made for, any without `If-Match` (PROF-OP18, RFC 9110 §13.1.1). The comparison is
 * strong, so a weak tag means no version.
 */
export function readIfMatch(request: Pick<FastifyRequest, "headers">): VersionCheck {
  const header = request.headers["if-match"];
  if (header === undefined || header.trim() === "*") return anyVersion;
  const named = new Set<string>();
  let read = 0;
  nextTag.lastIndex = 0;
  for (let found = nextTag.exec(header); found; found = nextTag.exec(header)) {
    read = nextTag.lastIndex;
    const [, weak, tag = ""] = found;
    if (!weak) named.add(tag);
    if (read === header.length) break;
    nextTag.lastIndex = read;
  }
  // An unreadable header must not count as an absent one: the change would silently overwrite another.
  if (read === 0 || /[^\t ,]/.test(header.slice(read))) throw new Refused(commonRefusals.malformed);
  return (version) => named.has(String(version));
}
