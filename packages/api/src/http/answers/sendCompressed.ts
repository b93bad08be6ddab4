import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Coding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress: Readonly<Record<Coding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => zip(text),
};

/** A text that is sent again and again: it is compressed once in each coding, when somebody first asks for it. */
export interface ConstantText {
  readonly text: string;
  as(coding: Coding): Promise<Buffer>;
}

export function constantText(text: string): ConstantText {
  const made: Partial<Record<Coding, Promise<Buffer>>> = {};
  return {
    text,
    as(coding) {
      made[coding] ??= compress[coding](text);
      return made[coding];
    },
  };
}

// A coding of weight 0 is refused (RFC 9110 §12.5.3).
const acceptedCodings = (header: string): string[] =>
  header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim() ?? "");

/** Sends a text compressed as the caller prefers, or as it is. */
export async function sendCompressed(
  given: string | ConstantText,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("vary", [reply.getHeader("vary"), "Accept-Encoding"].filter(Boolean).join(", "));
  const accepted = acceptedCodings(request.headers["accept-encoding"] ?? "");
  const coding = (["br", "gzip"] as const).find((known) => accepted.includes(known));
  if (!coding) return reply.send(typeof given === "string" ? given : given.text);
  const compressed = typeof given === "string" ? compress[coding](given) : given.as(coding);
  return reply.header("content-encoding", coding).send(await compressed);
}
