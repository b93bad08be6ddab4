import { expect, it } from "vitest";
import { documentActs, ofContract } from "./document.acts.ts";

const id = "nW3-_0aB1cD2eF3gH4iJ5k";

it.each([
  [
    "added",
    ofContract("GE-1", id),
    "a ajouté un document au contrat GE-1",
    "added a document to contract GE-1",
  ],
  [
    "added",
    ofContract("GE 1 bis", id),
    "a ajouté un document au contrat GE 1 bis",
    "added a document to contract GE 1 bis",
  ],
  [
    "replaced",
    ofContract("GE-1", id),
    "a remplacé un document du contrat GE-1",
    "replaced a document of contract GE-1",
  ],
  ["added", "GE-1", "a ajouté un document au contrat GE-1", "added a document to contract GE-1"],
  ["added", id, "a ajouté un document", "added a document"],
  ["replaced", null, "a remplacé un document", "replaced a document"],
] as const)(
  "a document is %s with its contract’s name, where the entry has it: %s (AUDITS-09)",
  (name, subject, fr, en) => {
    expect(documentActs[name].say({ subject, changes: null })).toEqual({ fr, en });
  },
);
