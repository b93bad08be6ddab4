import { expect, test } from "vitest";
import type { Opening } from "./agency.ts";
import { openStateAt, openStateText } from "./openingHours.ts";

const week = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;
const office: Opening[] = [{ days: [...week], from: "09:00", to: "18:00" }];
const withPause: Opening[] = [
  { days: ["monday"], from: "14:00", to: "17:30" },
  { days: ["monday"], from: "09:00", to: "12:00" },
];
const touching: Opening[] = [
  { days: ["friday"], from: "09:00", to: "12:00" },
  { days: ["friday"], from: "12:00", to: "18:00" },
];
const sundays: Opening[] = [{ days: ["sunday"], from: "01:30", to: "04:00" }];

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

// Instants are UTC: Paris is one hour ahead in winter, two in summer.
test.each([
  ["in openings that touch", touching, "2026-11-20T09:00:00Z", "Ouvert, jusqu’à 18 h", "Open until 18:00"],
  ["on a Friday morning", office, "2026-11-20T08:00:00Z", "Ouvert, jusqu’à 18 h", "Open until 18:00"],
  [
    "a minute before it opens",
    office,
    "2026-11-20T07:59:59Z",
    "Fermé, ouvre aujourd’hui à 9 h",
    "Closed, opens today at 09:00",
  ],
  ["a minute before it closes", office, "2026-11-20T16:59:59Z", "Ouvert, jusqu’à 18 h", "Open until 18:00"],
  [
    "when it closes, before a weekend",
    office,
    "2026-11-20T17:00:00Z",
    "Fermé, ouvre lundi à 9 h",
    "Closed, opens on Monday at 09:00",
  ],
  [
    "on a Sunday",
    office,
    "2026-11-22T12:00:00Z",
    "Fermé, ouvre demain à 9 h",
    "Closed, opens tomorrow at 09:00",
  ],
  [
    "after midnight in Paris, a Saturday still in London",
    office,
    "2026-11-21T23:30:00Z",
    "Fermé, ouvre demain à 9 h",
    "Closed, opens tomorrow at 09:00",
  ],
  [
    "on the eve of Easter Monday",
    office,
    "2026-04-03T16:30:00Z",
    "Fermé, ouvre mardi à 9 h",
    "Closed, opens on Tuesday at 09:00",
  ],
  [
    "on a public holiday in the week",
    office,
    "2026-05-14T08:00:00Z",
    "Fermé, ouvre demain à 9 h",
    "Closed, opens tomorrow at 09:00",
  ],
  [
    "during a pause",
    withPause,
    "2026-11-23T11:30:00Z",
    "Fermé, ouvre aujourd’hui à 14 h",
    "Closed, opens today at 14:00",
  ],
  ["after a pause", withPause, "2026-11-23T13:00:00Z", "Ouvert, jusqu’à 17 h 30", "Open until 17:30"],
  [
    "a week before it opens again",
    withPause,
    "2026-11-23T17:00:00Z",
    "Fermé, ouvre le 30 novembre à 9 h",
    "Closed, opens on 30 November at 09:00",
  ],
  // The clocks go back on 25 October 2026 at 3:00 (1:00 UTC), forward on 29 March 2026 at 2:00 (1:00 UTC).
  [
    "at 8:30 of the Monday after the clocks went back",
    office,
    "2026-10-26T07:30:00Z",
    "Fermé, ouvre aujourd’hui à 9 h",
    "Closed, opens today at 09:00",
  ],
  [
    "at 9:30 of the Monday after they went forward",
    office,
    "2026-03-30T07:30:00Z",
    "Ouvert, jusqu’à 18 h",
    "Open until 18:00",
  ],
  [
    "in the hour that comes twice, the first time",
    sundays,
    "2026-10-25T00:30:00Z",
    "Ouvert, jusqu’à 4 h",
    "Open until 04:00",
  ],
  [
    "in the hour that comes twice, the second time",
    sundays,
    "2026-10-25T01:30:00Z",
    "Ouvert, jusqu’à 4 h",
    "Open until 04:00",
  ],
  [
    "at 4:00 after the hour that came twice, a week before All Saints’ Day",
    sundays,
    "2026-10-25T03:00:00Z",
    "Fermé, ouvre le 8 novembre à 1 h 30",
    "Closed, opens on 8 November at 01:30",
  ],
  [
    "just after the hour that is left out",
    sundays,
    "2026-03-29T01:00:00Z",
    "Ouvert, jusqu’à 4 h",
    "Open until 04:00",
  ],
])("the agency, %s, says so (CONTACT-OP10)", (_, openings, instant, fr, en) => {
  const state = openStateAt(openings, new Date(instant));
  expect(state && [openStateText(state, "fr"), openStateText(state, "en")].map(plain)).toEqual([fr, en]);
});

test("an agency that does not say when it is open says nothing of it (CONTACT-OP10)", () => {
  expect(openStateAt(undefined, new Date("2026-11-20T08:00:00Z"))).toBeNull();
  expect(openStateAt([], new Date("2026-11-20T08:00:00Z"))).toBeNull();
});
