import type { FastifyRequest } from "fastify";

const strong = (tag: string) => tag.trim().replace(/^W\//, "");

/** True when the caller has this version already (RFC 9110 §13.1.2: any of a list, compared weakly): it is answered 304. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers["if-none-match"] ?? "").split(",").map(strong);
  return known.includes(strong(etag)) || known.includes("*");
}
