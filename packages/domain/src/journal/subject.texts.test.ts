import { expect, it } from "vitest";
import { subjectInWords } from "./subject.texts.ts";

const opaque = "kJ8_3vQmZr1T-xY5bN0aWc";

it.each([
  ["staff.functions-changed", "→ reader", "aucune fonction → Lecture", "no function → Reading"],
  [
    "staff.functions-changed",
    "coordinator → administrator, coordinator",
    "Coordination → Administration, Coordination",
    "Coordination → Administration, Coordination",
  ],
  ["identity.role-changed", "Parent → BabySitter", "parent → intervenant", "parent → babysitter"],
  ["staff.functions-changed", "reader → king", "reader → king", "reader → king"],
  ["surveys.configuration-loaded", "1 (version 1)", "questionnaire 1, version 1", "survey 1, version 1"],
  ["readings.confirmed", "1 (version 3)", "1, version 3", "1, version 3"],
  ["readings.confirmed", `${opaque} (version 12)`, "version 12", "version 12"],
  [
    "imports.people-imported",
    "personnes.csv: 2 created, 0 updated",
    "personnes.csv\u00a0: 2 lignes créées, 0 modifiée",
    "personnes.csv: 2 lines created, 0 changed",
  ],
  [
    "imports.people-imported",
    "personnes.csv: 1 created, 2 updated",
    "personnes.csv\u00a0: 1 ligne créée, 2 modifiées",
    "personnes.csv: 1 line created, 2 changed",
  ],
  ["imports.people-imported", "personnes.csv", "personnes.csv", "personnes.csv"],
  ["contracts.changed", "GE-1", "GE-1", "GE-1"],
  ["identity.signed-in", null, null, null],
])("says what %s was about in words: %s (AUDITS-01, AGUI-05)", (action, subject, fr, en) => {
  const entry = { action, subject };
  expect([subjectInWords(entry, "fr"), subjectInWords(entry, "en")]).toEqual([fr, en]);
});
