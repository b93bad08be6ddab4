import { readCalendar } from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { Secrets } from "../../../secrets/portalSecret.ts";

/** Whose link it is, and which of theirs. */
export interface FeedLink {
  readonly personId: number;
  readonly generation: number;
}

const purpose = "interventions.feed";
const numberBytes = 4;
const saidBytes = 2 * numberBytes;
const keyBytes = 16;

const said = ({ personId, generation }: FeedLink) => `${personId}.${generation}`;

/** Makes the address of a calendar: person and generation, and the portal’s signature of both, in 32 characters (VISITS-34). */
export function feedAddress(publicUrl: string, secrets: Secrets, link: FeedLink): string {
  const numbers = Buffer.alloc(saidBytes);
  numbers.writeUInt32BE(link.personId, 0);
  numbers.writeUInt32BE(link.generation, numberBytes);
  const code = Buffer.concat([numbers, secrets.sign(purpose, said(link), keyBytes)]).toString("base64url");
  return `${publicUrl}${apiBase}${readCalendar.path.replace(":file", `${code}.ics`)}`;
}

/** Gives whose link the name of a file says it is, and whether this portal signed it; anything else is nobody’s, and takes as long. */
export function feedLinkIn(secrets: Secrets, file: string): FeedLink & { readonly isSigned: boolean } {
  const [, code] = /^([\w-]{32})\.ics$/i.exec(file) ?? [];
  const bytes = code === undefined ? Buffer.alloc(saidBytes + keyBytes) : Buffer.from(code, "base64url");
  const link = { personId: bytes.readUInt32BE(0), generation: bytes.readUInt32BE(numberBytes) };
  return { ...link, isSigned: secrets.isSigned(purpose, said(link), bytes.subarray(saidBytes), keyBytes) };
}
