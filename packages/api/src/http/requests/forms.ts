import multipart from "@fastify/multipart";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { Upload } from "@ribambelle/domain/kernel/upload";
import { outsideNames } from "@ribambelle/domain/kernel/wire";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { Refused } from "../../acting/refused.ts";

type Limits = NonNullable<Endpoint["upload"]>;

/** What a form with files holds, by the name of its fields, and the memory that it takes until it is let go. */
interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  letGo(): void;
}

/** What one form holds, and whose it is; null without a session. */
interface Share {
  bytes: number;
  readonly personId: number | null;
}

// A form of ours has one file and no more than a few fields; what a client adds for itself finds room.
const limits = { files: 5, fields: 20, parts: 25, fieldNameSize: 100, fieldSize: 10_000, headerPairs: 50 };
// What stands between and around the fields.
const mostAround = 250_000;
// What the forms of one process hold in memory, all together: about a dozen of the largest photos.
const mostReservedBytes = 128_000_000;
let reservedBytes = 0;
// And those of one person: sent slowly, they would take the place of everybody's.
const mostReservedBytesOfOne = 40_000_000;
const reservedBytesOf = new Map<number, number>();

/** Adds a route that reads forms with files, in a part of the server of its own: the hooks would cost every other request. */
export function routeWithForm(app: FastifyInstance, route: RouteOptions): void {
  app.register((part, _, done) => {
    part.register(multipart, { throwFileSizeLimit: false });
    part.register((reading, __, ready) => {
      reading.route(route);
      ready();
    });
    done();
  });
}

/**
 * Reads a form with files. Files are held in memory, never on the disk; one that is too large is refused while it arrives,
 * those of unknown fields are thrown away as they come.
 */
export async function readForm(
  request: FastifyRequest,
  body: Endpoint["body"],
  upload: Limits,
): Promise<Form> {
  if (!request.isMultipart()) return { fields: {}, letGo: () => {} };
  if (Number(request.headers["content-length"]) > upload.mostBytes + mostAround)
    throw new Refused(upload.tooLarge);
  const own: Share = { bytes: 0, personId: request.actor?.personId ?? null };
  const letGo = () => take(own, -own.bytes);
  try {
    return { fields: await gather(request, body, upload, own), letGo };
  } catch (error) {
    letGo();
    throw asRefused(error);
  } finally {
    // What is not read any more must still arrive, or whoever sends it would never hear the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function gather(
  request: FastifyRequest,
  body: Endpoint["body"],
  upload: Limits,
  own: Share,
): Promise<Record<string, unknown>> {
  const known = new Set(outsideNames(body).map(([, outside]) => outside.toLowerCase()));
  const fields = new Map<string, unknown>();
  const parts = request.parts({
    limits: { ...limits, fileSize: upload.mostBytes + 1 },
  });
  for await (const part of parts) {
    const name = String(part.fieldname ?? "");
    const isWanted = known.has(name.toLowerCase());
    // A field that comes twice is none that a schema takes.
    const isFirst = !fields.has(name);
    if (part.type === "field") {
      if (isWanted) fields.set(name, isFirst ? part.value : null);
    } else if (isWanted && isFirst) {
      const content = await readPart(part.file, upload, own);
      // A browser sends a field without a chosen file as one without name and content.
      if (content.length > 0 || part.filename)
        fields.set(name, asUpload(part.filename, part.mimetype, content));
    } else {
      if (isWanted) fields.set(name, null);
      part.file.resume();
    }
  }
  return Object.fromEntries(fields);
}

async function readPart(
  file: AsyncIterable<Buffer>,
  { mostBytes, tooLarge }: Limits,
  own: Share,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file) {
    size += piece.length;
    if (size > mostBytes) throw new Refused(tooLarge);
    if (take(own, piece.length) > mostReservedBytesOfOne)
      throw new Refused(commonRefusals.tooMany, { retryAfterSeconds: 5 });
    if (reservedBytes > mostReservedBytes)
      throw new Refused(commonRefusals.unavailable, { retryAfterSeconds: 5 });
    pieces.push(piece);
  }
  const content = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
}

// Counts memory that a form takes, or gives back; gives what all forms of its sender hold.
function take(own: Share, bytes: number): number {
  own.bytes += bytes;
  reservedBytes += bytes;
  if (own.personId === null) return own.bytes;
  const all = (reservedBytesOf.get(own.personId) ?? 0) + bytes;
  if (all > 0) reservedBytesOf.set(own.personId, all);
  else reservedBytesOf.delete(own.personId);
  return all;
}

const asUpload = (name: string, type: string, content: Uint8Array<ArrayBuffer>): Upload => ({
  name,
  type,
  size: content.length,
  arrayBuffer: async () => content.buffer,
});

// The parser's own errors, some without a status, all mean a form that cannot be read to its end.
function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const isTooMuch = (error as { statusCode?: number }).statusCode === 413;
  return new Refused(isTooMuch ? commonRefusals.tooLarge : commonRefusals.malformed);
}
