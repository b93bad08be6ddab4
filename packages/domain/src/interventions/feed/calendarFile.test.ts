import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendarFile.ts";

const event: CalendarEvent = {
  uid: "uid-7",
  changedAt: new Date("2026-11-01T08:00:00.123Z"),
  sequence: 7,
  startsAt: new Date("2026-11-24T15:30:00Z"),
  endsAt: new Date("2026-11-24T18:00:00Z"),
  summary: "Garde d’enfants – Le Goff",
  status: "CONFIRMED",
  isBusy: true,
  location: "44000 Nantes",
  url: "https://portail.example.fr/x",
};
const linesOf = (more: Partial<CalendarEvent>) => calendarFile("A", [{ ...event, ...more }]).split("\r\n");

describe("a calendar’s file", () => {
  it("is written line by line as the standard has it, in UTC (VISITS-36, VISITS-37)", () => {
    expect(calendarFile("Interventions – Ribambelle", [event])).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Ribambelle//Interventions//FR",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "NAME:Interventions – Ribambelle",
        "X-WR-CALNAME:Interventions – Ribambelle",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
        "BEGIN:VEVENT",
        "UID:uid-7",
        "DTSTAMP:20261101T080000Z",
        "LAST-MODIFIED:20261101T080000Z",
        "SEQUENCE:7",
        "DTSTART:20261124T153000Z",
        "DTEND:20261124T180000Z",
        "SUMMARY:Garde d’enfants – Le Goff",
        "LOCATION:44000 Nantes",
        "STATUS:CONFIRMED",
        "CLASS:PRIVATE",
        "TRANSP:OPAQUE",
        "URL:https://portail.example.fr/x",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("leaves out what is not known, and leaves a free time free (VISITS-37)", () => {
    const lines = linesOf({ location: null, url: null, isBusy: false });
    expect(lines).toContain("TRANSP:TRANSPARENT");
    expect(lines.filter((line) => /^(?:LOCATION|URL)/.test(line))).toEqual([]);
  });

  it.each([
    ["a\\b;c,d", "a\\\\b\\;c\\,d"],
    ["a\nb\rc\r\nd", "a\\nb\\nc\\nd"],
    ["a\u0007b\u0000c", "abc"],
    ["a\ud800b", "a\ufffdb"],
  ])("writes the text %j as %j, wherever it stands (VISITS-36)", (text, written) => {
    const lines = calendarFile(text, [{ ...event, summary: text, location: text }]).split("\r\n");
    const named = ["NAME", "X-WR-CALNAME", "SUMMARY", "LOCATION"].map((name) => `${name}:${written}`);
    expect(lines).toEqual(expect.arrayContaining(named));
  });

  // "SUMMARY:" takes 8 octets of 75.
  it.each([
    ["x".repeat(67), [`SUMMARY:${"x".repeat(67)}`]],
    ["x".repeat(68), [`SUMMARY:${"x".repeat(67)}`, " x"]],
    ["x".repeat(67 + 75), [`SUMMARY:${"x".repeat(67)}`, ` ${"x".repeat(74)}`, " x"]],
    [`${"x".repeat(66)}é`, [`SUMMARY:${"x".repeat(66)}`, " é"]],
    [`${"x".repeat(65)}é`, [`SUMMARY:${"x".repeat(65)}é`]],
    [`${"x".repeat(64)}’`, [`SUMMARY:${"x".repeat(64)}’`]],
    [`${"x".repeat(65)}’`, [`SUMMARY:${"x".repeat(65)}`, " ’"]],
    [`${"x".repeat(63)}👶`, [`SUMMARY:${"x".repeat(63)}👶`]],
    [`${"x".repeat(64)}👶`, [`SUMMARY:${"x".repeat(64)}`, " 👶"]],
    [`${"x".repeat(66)}\u007e`, [`SUMMARY:${"x".repeat(66)}~`]],
    [`${"x".repeat(66)}\u00a0`, [`SUMMARY:${"x".repeat(66)}`, " \u00a0"]],
    [`${"x".repeat(65)}\u07ff`, [`SUMMARY:${"x".repeat(65)}\u07ff`]],
    [`${"x".repeat(65)}\u0800`, [`SUMMARY:${"x".repeat(65)}`, " \u0800"]],
    [`${"x".repeat(64)}\uffff`, [`SUMMARY:${"x".repeat(64)}\uffff`]],
    [`${"x".repeat(64)}\u{10000}`, [`SUMMARY:${"x".repeat(64)}`, " \u{10000}"]],
  ])("folds %j at 75 octets, never inside a character (VISITS-36)", (summary, written) => {
    const lines = linesOf({ summary });
    const from = lines.findIndex((line) => line.startsWith("SUMMARY:"));
    expect(lines.slice(from, from + written.length)).toEqual(written);
    expect(lines[from + written.length]).toBe("LOCATION:44000 Nantes");
  });
});
