import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

// A coding of weight 0 is refused (RFC 9110 §12.5.3).
const acceptedCodings = (header: string): string[] =>
  header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim() ?? "");

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Sends a text compressed as the caller prefers, or as it is. */
export async function sendCompressed(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("vary", [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
  const accepted = acceptedCodings(request.headers["accept-encoding"] ?? "");
  if (accepted.includes("br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header("content-encoding", "br").send(await brotli(text, { params }));
  }
  if (accepted.includes("gzip")) return reply.header("content-encoding", "gzip").send(await zip(text));
  return reply.send(text);
}
