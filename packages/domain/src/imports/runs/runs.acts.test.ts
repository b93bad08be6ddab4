import { expect, it } from "vitest";
import { runActs } from "./runs.acts.ts";

it.each([
  [0, 0, "a lancé un import\u00a0: 0 ligne à enregistrer", "ran an import: 0 lines to keep"],
  [1, 0, "a lancé un import\u00a0: 1 ligne à enregistrer", "ran an import: 1 line to keep"],
  [1, 1, "a lancé un import\u00a0: 2 lignes à enregistrer", "ran an import: 2 lines to keep"],
])(
  "the journal says how many lines an import was run for: %i created, %i changed (AUDITS-09)",
  (created, updated, fr, en) => {
    const counts = { created, updated, unchanged: 4, refused: 5 };
    expect(runActs.run.say({ subject: null, changes: { counts } })).toEqual({ fr, en });
  },
);

it.each([
  ["personnes.csv", "a déposé personnes.csv pour un import", "added personnes.csv to an import"],
  ["3", "a déposé 3 fichiers pour un import", "added 3 files to an import"],
  [null, "a déposé des fichiers pour un import", "added files to an import"],
])("the journal says which file came for an import, or how many: %s (AUDITS-09)", (subject, fr, en) => {
  expect(runActs.filesAdded.say({ subject, changes: null })).toEqual({ fr, en });
});
