/** One entry of a calendar that other programs read (RFC 5545). */
export interface CalendarEvent {
  readonly uid: string;
  readonly changedAt: Date;
  /** Counts up with each change. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** True when its reader has no time for anything else then. */
  readonly isBusy: boolean;
  readonly location: string | null;
  /** Where it is read in the portal. */
  readonly url: string | null;
}

/** Writes a calendar as RFC 5545 has it: CRLF lines of 75 octets at most, instants in UTC, so that no time zone has to travel (VISITS-36, VISITS-37). */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ribambelle//Interventions//FR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    // The name has two spellings: the standard’s (RFC 7986), and the one that most programs read.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function linesOf(event: CalendarEvent): string[] {
  const changed = written(event.changedAt);
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${written(event.startsAt)}`,
    `DTEND:${written(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `STATUS:${event.status}`,
    "CLASS:PRIVATE",
    `TRANSP:${event.isBusy ? "OPAQUE" : "TRANSPARENT"}`,
    ...(event.url === null ? [] : [`URL:${event.url}`]),
    "END:VEVENT",
  ];
}

const written = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

// RFC 5545 §3.3.11; no other control character may stand in a text.
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

const mostOctets = 75;

// A line that goes on begins with a space, which counts (RFC 5545 §3.1).
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > mostOctets) {
      text += "\r\n ";
      octets = 1;
    }
    text += sign;
    octets += more;
  }
  return text;
}

/** Gives how many octets a character has in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
