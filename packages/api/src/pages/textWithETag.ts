import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isKnown } from "../http/requests/isKnown.ts";

export interface TextWithETag {
  readonly text: string;
  readonly label: string;
}

/** Gives a text with an ETag made from its content. */
export function withETag(text: string): TextWithETag {
  return { text, label: `"${digestOf(text)}"` };
}

/** Gives a short name that changes with the content of a text. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Sends a text, or 304 to a browser that has it. */
export function sendUnlessNotModified(
  { text, label }: TextWithETag,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header("etag", label);
  return isKnown(request, label) ? reply.code(304).send() : reply.send(text);
}
