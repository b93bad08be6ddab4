import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { NoSuchFile } from "../../files/storeProblems.ts";
import { isKnown } from "../../http/requests/isKnown.ts";
import { openPhoto } from "./openPhoto.ts";
import { findValidatedId, findVisibleFile, type PhotoFile } from "./photos.store.ts";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Wanted extends Exchange {
  readonly personId: number;
  readonly size: number;
}

/** Answers with the validated photo of a person; refuses where there is none. */
export async function sendPublicPhoto(
  { connection: { db }, fileStore }: Pick<Deps, "connection" | "fileStore">,
  { personId, size, ...exchange }: Wanted,
): Promise<FastifyReply> {
  const find = async () => {
    const id = await findValidatedId(db, personId);
    return id ? findVisibleFile(db, id, size, { viewerId: null, seesAll: false }) : null;
  };
  const file = await find();
  if (!file) throw new Refused(commonRefusals.notFound);
  return sendPhoto(fileStore, { file, findAgain: find }, exchange);
}

/** Answers with a photo, or that the browser has it, which asks again each time: it can be withdrawn, and a session can end. */
export async function sendPhoto(
  fileStore: Deps["fileStore"],
  { file, findAgain }: { readonly file: PhotoFile; findAgain(): Promise<unknown> },
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.toString("base64url")}"`;
  const headers = { "cache-control": "private, no-cache", etag };
  if (isKnown(request, etag)) return reply.headers(headers).code(304).send();
  const content = await openPhoto(fileStore, file).catch(async (error: unknown) => {
    // Removed since it was found, or missing?
    if (error instanceof NoSuchFile && !(await findAgain())) throw new Refused(commonRefusals.notFound);
    throw error;
  });
  return reply.headers(headers).type("image/webp").send(content);
}
