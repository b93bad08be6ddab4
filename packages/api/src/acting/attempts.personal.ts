import type { PersonalData } from "../personal.ts";

export const attemptsPersonal: PersonalData = [
  {
    table: "attempt",
    lead: { by: "a hash of an address or of a person’s id" },
    exported: {},
    internal: ["key", "points", "expire"],
    until: { period: "24 hours", after: "the first attempt, at most (…_WINDOW_MINUTES); swept hourly" },
    whenDeleted: { rows: "kept", why: "Keeps guesses away; a hash names nobody who is not known already." },
  },
];
