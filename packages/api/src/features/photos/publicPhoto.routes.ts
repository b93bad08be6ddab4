import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { isKnown } from "../../http/requests/isKnown.ts";
import { openPhoto } from "./openPhoto.ts";
import { findValidatedId, findVisibleFile } from "./photos.store.ts";

interface Wanted {
  readonly personId: number;
  readonly size: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers with the validated photo of a person; refuses where there is none. The browser asks again each time: it can be withdrawn. */
export async function sendPublicPhoto(
  { connection: { db }, fileStore }: Pick<Deps, "connection" | "fileStore">,
  { personId, size, request, reply }: Wanted,
): Promise<FastifyReply> {
  const id = await findValidatedId(db, personId);
  const file = id && (await findVisibleFile(db, id, size, { viewerId: null, seesAll: false }));
  if (!file) throw new Refused(commonRefusals.notFound);
  const etag = `"${file.sha256.toString("base64url")}"`;
  const headers = { "cache-control": "private, no-cache", etag };
  if (isKnown(request, etag)) return reply.headers(headers).code(304).send();
  return reply
    .headers(headers)
    .type("image/webp")
    .send(await openPhoto(fileStore, file));
}
