import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type Coding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compress: Readonly<Record<Coding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: brotliParams(text.length) }),
  gzip: (text) => zip(text),
};

// A window no larger than the text: the usual one of 4 MB costs each page several megabytes while it is compressed, which
// the allocator of each thread keeps.
function brotliParams(length: number) {
  const window = Math.ceil(Math.log2(Math.max(length, 1)));
  return {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      Math.max(window + 1, constants.BROTLI_MIN_WINDOW_BITS),
      constants.BROTLI_DEFAULT_WINDOW,
    ),
  };
}

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
