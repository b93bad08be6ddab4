import multipart, { type Multipart } from "@fastify/multipart";
import type { Endpoint } from "@ribambelle/domain/kernel/endpoint";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { type ArrivingFile, arrivingFilesSchema, type Upload } from "@ribambelle/domain/kernel/upload";
import { outsideNames } from "@ribambelle/domain/kernel/wire";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { Refused } from "../../acting/refused.ts";

type Limits = NonNullable<Endpoint["upload"]>;

/** The fields of a form with files, by name; `letGo` releases the memory that they are counted for. */
interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  letGo(): void;
}

/** The memory that one form takes, and its sender; null without a session. */
interface Share {
  bytes: number;
  readonly personId: number | null;
}

// Our forms have one file and a few fields; the limits leave room for fields that a client adds.
const limits = { files: 5, fields: 20, parts: 25, fieldNameSize: 100, fieldSize: 10_000, headerPairs: 50 };
const manyFiles = { ...limits, files: 100, parts: 110 };
// Bytes for everything but the file: boundaries, headers, other fields.
const mostAround = 250_000;
// The memory for all forms of this process: about a dozen of the largest photos.
const mostReservedBytes = 128_000_000;
let reservedBytes = 0;
// The memory for one person's forms: slow uploads of one person must not block everybody's.
const mostReservedBytesOfOne = 40_000_000;
const reservedBytesOf = new Map<number, number>();

/**
 * Adds a route that reads forms with files, in a plugin of its own: its hooks would slow every other request.
 */
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
 * Reads a form with files into memory, never to disk. A file that is too large is refused while it arrives;
 * files of unknown fields are discarded. Throws Refused.
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
    letArrive(request);
  }
}

/**
 * Reads a form whose files are read as they arrive, one after the other: its fields come before them. The files go to the field
 * that takes them; who reads one reads it to its end, or ends the form by an error. Throws Refused.
 */
export async function readArriving(
  request: FastifyRequest,
  body: Endpoint["body"],
  upload: Limits,
): Promise<Readonly<Record<string, unknown>>> {
  if (!request.isMultipart()) return {};
  const names = outsideNames(body);
  const known = names.map(([, outside]) => outside);
  const field = names.find(([, , schema]) => schema === arrivingFilesSchema)?.[1];
  const parts = request.parts({
    limits: { ...manyFiles, fileSize: upload.mostBytes + 1 },
    preservePath: true,
  });
  const fields: Record<string, unknown> = {};
  const files = arrivingFiles(parts, fields, { known, upload });
  try {
    // Up to the first file.
    const first = await files.next();
    return field === undefined ? fields : { ...fields, [field]: following(first, files) };
  } catch (error) {
    throw asRefused(error);
  }
}

/** Lets the rest of a form arrive that nobody reads any more: a client that cannot finish sending never reads the answer. */
export function letArrive(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

async function* following(
  first: IteratorResult<ArrivingFile>,
  others: AsyncGenerator<ArrivingFile>,
): AsyncGenerator<ArrivingFile> {
  if (first.done) return;
  yield first.value;
  yield* others;
}

async function* arrivingFiles(
  parts: AsyncIterable<Multipart>,
  fields: Record<string, unknown>,
  { known, upload }: { readonly known: readonly string[]; readonly upload: Limits },
): AsyncGenerator<ArrivingFile> {
  try {
    for await (const part of parts) {
      const name = known.find((one) => one.toLowerCase() === String(part.fieldname ?? "").toLowerCase());
      if (part.type === "field") {
        if (name !== undefined) fields[name] = name in fields ? null : part.value;
      } else if (name === undefined) part.file.resume();
      else yield { name: part.filename, content: withinLimit(part.file, upload) };
    }
  } catch (error) {
    throw asRefused(error);
  }
}

async function* withinLimit(
  file: AsyncIterable<Buffer>,
  { mostBytes, tooLarge }: Limits,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of file) {
    size += piece.length;
    if (size > mostBytes) throw new Refused(tooLarge);
    yield piece;
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
    // A repeated field becomes null, which its schema refuses.
    const isFirst = !fields.has(name);
    if (part.type === "field") {
      if (isWanted) fields.set(name, isFirst ? part.value : null);
    } else if (isWanted && isFirst) {
      const content = await readPart(part.file, upload, own);
      // For a field without a chosen file, browsers send a file without name and content.
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

// Adds to (or subtracts from) the memory of a form; gives the total of its sender's forms.
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

// All errors of the parser, some of which have no status, mean an unreadable form.
function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const isTooMuch = (error as { statusCode?: number }).statusCode === 413;
  return new Refused(isTooMuch ? commonRefusals.tooLarge : commonRefusals.malformed);
}
