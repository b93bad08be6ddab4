import { randomBytes } from "node:crypto";
import { sha256 } from "../certificate.ts";
import { childOf, der, integer, octets, oid, readDer, sequence } from "../der.ts";
import { AuthorityAway } from "../sealProblems.ts";
import { readTimeStamp } from "./readTimeStamp.ts";

const limit = 5_000;
// With a chain of certificates they hold some thousand bytes.
const largestAnswer = 256 * 1024;

/** Asks a time-stamp authority to stamp bytes (RFC 3161, SHA-256), within 5 s; throws AuthorityAway (SIGN-45). */
export async function timeStamp(authority: URL, bytes: Uint8Array): Promise<Buffer> {
  const number = integer(randomBytes(8));
  const answer = await ask(authority, requestOf(sha256(bytes), number));
  const token = tokenOf(answer);
  const read = token && readTimeStamp(token, bytes);
  if (!read) throw new AuthorityAway("The time-stamp authority answered no time stamp of what it was asked.");
  if (!read.number?.equals(number))
    throw new AuthorityAway("The time-stamp authority answered another question.");
  return token;
}

const requestOf = (digest: Buffer, number: Buffer) =>
  sequence(
    der(0x02, Buffer.of(1)),
    sequence(sequence(oid("2.16.840.1.101.3.4.2.1")), octets(digest)),
    number,
    // With the certificate of who stamps.
    der(0x01, Buffer.of(0xff)),
  );

async function ask(authority: URL, request: Buffer): Promise<Buffer> {
  try {
    const response = await fetch(authority, {
      method: "POST",
      headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
      body: new Uint8Array(request),
      // Until the last byte, not only until the first.
      signal: AbortSignal.timeout(limit),
    });
    if (!response.ok) throw new TypeError(`It answered ${response.status}`);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > largestAnswer) throw new TypeError("It answers without an end");
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    throw new AuthorityAway(`The time-stamp authority did not answer: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

// Its state is a number first; 0 and 1 grant.
function tokenOf(answer: Buffer): Buffer | null {
  try {
    const read = readDer(answer);
    if (!read) return null;
    const [state = 2] = childOf(read, 0, 0).content;
    return state <= 1 ? childOf(read, 1).bytes : null;
  } catch {
    return null;
  }
}
