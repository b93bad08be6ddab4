import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertParentContract } from "../../testing/stores/testPeople.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const people = csv(
  "référence;rôle;nom;prénom",
  "P-1;parent;Lefèvre;Zoé",
  "P-2;parent;Moreau;Léa",
  "I-1;intervenant;Le Goff;Éloïse",
  "I-2;intervenant;Garnier;Lucas",
);
const file = "interventions.csv";
const columns = [
  "référence",
  "référence du parent",
  "référence de l’intervenant",
  "prestation",
  "date",
  "heure de début",
  "heure de fin",
  "état",
  "référence de l’intervention remplacée",
].join(";");
const planned = (
  reference: string,
  more: Partial<Record<"day" | "start" | "end" | "state" | "who" | "family" | "for", string>> = {},
) =>
  [
    reference,
    more.family ?? "P-1",
    more.who ?? "I-1",
    "0",
    more.day ?? "24/11/2026",
    more.start ?? "16:30",
    more.end ?? "19:00",
    more.state ?? "0",
    more.for ?? "",
  ].join(";");
const given = (...lines: string[]) => ({ [file]: csv(columns, ...lines) });

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
  await agency.give({ "personnes.csv": people });
});
afterEach(() => agency.end());

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(agency.database.connection.db)).rows;
}
const revisions = () =>
  rows(sql<object>`SELECT reference, revision, state FROM intervention ORDER BY reference`);
const told = async () =>
  (
    await rows(
      sql<{
        said: string;
      }>`SELECT concat_ws(' ', p.agency_reference, n.facts->>'count', n.facts->'was'->>'startTime', '>',
          n.facts->'now'->>'startTime', n.link) AS said
        FROM notification n JOIN person p ON p.id = n.person_id WHERE n.kind = 'interventions.changed' ORDER BY 1`,
    )
  ).map(({ said }) => said);

describe("an import of interventions", () => {
  test("keeps each line by its reference; the same again changes nothing, a changed one corrects it (VISITS-26, SPACE-27)", async () => {
    const lines = given(planned("V-1"), planned("V-2", { start: "20:00", end: "01:00", who: "" }));
    expect((await agency.give(lines)).counts).toEqual([counts(file, { created: 2 })]);
    expect((await agency.give(lines)).counts).toEqual([counts(file, { unchanged: 2 })]);
    expect(
      await rows(sql`SELECT reference, to_char(ends_at AT TIME ZONE 'UTC', 'DD HH24:MI') AS ends, babysitter_id IS NULL AS nobody
      FROM intervention ORDER BY reference`),
    ).toEqual([
      { reference: "V-1", ends: "24 18:00", nobody: false },
      { reference: "V-2", ends: "25 00:00", nobody: true },
    ]);
  });

  test("counts a revision for another time, person or state, not for another note (VISITS-25)", async () => {
    await agency.give(given(planned("V-1"), planned("V-2"), planned("V-3"), planned("V-4")));
    await agency.write({
      [file]: csv(
        `${columns};note`,
        ...[
          planned("V-1", { start: "17:00" }),
          planned("V-2", { who: "I-2" }),
          planned("V-3", { state: "1" }),
          planned("V-4"),
        ].map((line) => `${line};Clé au voisin`),
      ),
    });
    const later = new Date("2026-11-21T10:00:00Z");
    await agency.run({ now: later });
    expect(await revisions()).toEqual([
      { reference: "V-1", revision: 1, state: 0 },
      { reference: "V-2", revision: 1, state: 0 },
      { reference: "V-3", revision: 1, state: 1 },
      { reference: "V-4", revision: 0, state: 0 },
    ]);
    expect(
      await rows(sql`SELECT reference FROM intervention WHERE changed_at = ${later} ORDER BY reference`),
    ).toEqual([{ reference: "V-1" }, { reference: "V-2" }, { reference: "V-3" }]);
    // Columns that the file has not leave what is kept.
    await agency.give(given(planned("V-4")));
    expect(await rows(sql`SELECT note FROM intervention WHERE reference = 'V-4'`)).toEqual([
      { note: "Clé au voisin" },
    ]);
  });

  test("refuses who is not there or has another role, and what replaces nothing of the family (VISITS-26, SPACE-28)", async () => {
    const { problems } = await agency.give({
      [file]: csv(
        `${columns};référence du contrat;motif`,
        `${planned("V-1", { family: "X-1" })};;malade`,
        `${planned("V-2", { family: "I-1" })};;`,
        `${planned("V-3", { who: "P-2" })};;`,
        `${planned("V-4", { for: "V-9" })};;`,
        `${planned("V-5", { family: "P-2" })};;`,
        `${planned("V-6", { for: "V-5" })};;`,
        `${planned("V-7")};GE-9;`,
        `${planned("V-8", { end: "16:30" })};;`,
      ),
    });
    expect(problems).toEqual([
      `${file}, ligne 2, colonne « référence du parent » : Aucune personne ne porte cette référence.`,
      `${file}, ligne 3, colonne « référence du parent » : Cette personne n’a pas le rôle attendu ici.`,
      `${file}, ligne 4, colonne « référence de l’intervenant » : Cette personne n’a pas le rôle attendu ici.`,
      `${file}, ligne 5, colonne « référence de l’intervention remplacée » : Aucune intervention de cette famille ne porte cette référence.`,
      `${file}, ligne 7, colonne « référence de l’intervention remplacée » : Aucune intervention de cette famille ne porte cette référence.`,
      `${file}, ligne 8, colonne « référence du contrat » : Aucun contrat ne porte cette référence.`,
      `${file}, ligne 9, colonne « heure de fin » : L’heure de fin est celle du début, ou n’est pas après elle cette nuit-là.`,
    ]);
    expect(await revisions()).toHaveLength(1);
  });

  test("refuses a contract that is neither the family’s nor the babysitter’s (VISITS-26)", async () => {
    const { db } = agency.database.connection;
    const ids = await rows(sql<{ id: number; of: string }>`SELECT id, agency_reference AS of FROM person`);
    const idOf = (reference: string) => ids.find(({ of }) => of === reference)?.id ?? 0;
    await insertParentContract(db, idOf("P-1"), { reference: "GE-1" });
    await insertParentContract(db, idOf("P-2"), { reference: "GE-2" });
    const lines = ["GE-1", "GE-2"].map((contract, at) => `${planned(`V-${at}`)};${contract}`);
    const { problems } = await agency.give({ [file]: csv(`${columns};référence du contrat`, ...lines) });
    expect(problems).toEqual([
      `${file}, ligne 3, colonne « référence du contrat » : Ce contrat est celui d’une autre personne.`,
    ]);
  });

  test("warns of why somebody is absent, and keeps it nowhere (VISITS-11)", async () => {
    const { warnings, problems } = await agency.give({
      [file]: csv(`${columns};motif`, `${planned("V-1", { state: "4" })};grippe`),
    });
    expect([problems, warnings]).toEqual([[], [{ code: "unknownColumn", file, column: "motif" }]]);
    const kept = await rows(sql`SELECT * FROM intervention`);
    expect(JSON.stringify(kept)).not.toContain("grippe");
  });

  test("counts a revision of what a substitute stands in for, and again when it does not (VISITS-27)", async () => {
    const first = planned("V-1");
    await agency.give(given(first));
    await agency.give(given(planned("V-2", { who: "I-2", for: "V-1" }), first));
    expect((await revisions())[0]).toEqual({ reference: "V-1", revision: 1, state: 0 });
    await agency.give(given(planned("V-2", { who: "I-2", for: "V-1" }), first));
    await agency.give(given(planned("V-2", { who: "I-2" })));
    expect((await revisions())[0]).toEqual({ reference: "V-1", revision: 2, state: 0 });
  });
});

// The import's day is 20 November 2026.
describe("people are told of an intervention", () => {
  const parent = "/client/interventions?intervention=V-1";
  const babysitter = "/intervenant/interventions?intervention=V-1";
  test.each([
    [
      "that moves",
      { start: "17:00" },
      [`I-1 1 16:30 > 17:00 ${babysitter}`, `P-1 1 16:30 > 17:00 ${parent}`],
    ],
    ["that is cancelled", { state: "2" }, [`I-1 1 16:30 > ${babysitter}`, `P-1 1 16:30 > ${parent}`]],
    [
      "that is reassigned to somebody else",
      { who: "I-2" },
      [
        "I-1 1 16:30 > /intervenant/interventions",
        `I-2 1 > 16:30 ${babysitter}`,
        `P-1 1 16:30 > 16:30 ${parent}`,
      ],
    ],
    [
      "of another family",
      { family: "P-2" },
      [`I-1 1 16:30 > 16:30 ${babysitter}`, "P-1 1 16:30 > /client/interventions", `P-2 1 > 16:30 ${parent}`],
    ],
    ["that is done", { state: "1" }, []],
    ["that is the same", {}, []],
  ])("%s, both what was and what is now (VISITS-29, VISITS-28)", async (_, change, expected) => {
    await agency.give(given(planned("V-1")));
    expect(await told()).toEqual([]);
    await agency.give(given(planned("V-1", change)));
    expect(await told()).toEqual(expected);
  });

  test.each([
    ["in the past", "19/11/2026"],
    ["more than 14 days ahead", "05/12/2026"],
  ])("not when it lies %s (VISITS-29)", async (_, day) => {
    await agency.give(given(planned("V-1", { day })));
    await agency.give(given(planned("V-1", { day, start: "17:00" })));
    expect(await told()).toEqual([]);
  });

  test("people are told of an intervention that a line of another family names as replaced (VISITS-27, VISITS-29)", async () => {
    await agency.give(given(planned("V-1", { family: "P-2" })));
    await agency.give(given(planned("V-2", { family: "P-2", who: "I-2", for: "V-1" })));
    await agency.give(given(planned("V-1")));
    await rows(sql`DELETE FROM notification`);
    await agency.give(given(planned("V-1", { start: "17:00" })));
    expect(await told()).toEqual([`I-1 1 16:30 > 17:00 ${babysitter}`, `P-1 1 16:30 > 17:00 ${parent}`]);
  });

  test("people are told of an intervention that somebody else stands in for (VISITS-27, VISITS-29)", async () => {
    await agency.give(given(planned("V-1")));
    await agency.give(given(planned("V-2", { who: "I-2", for: "V-1" })));
    expect(await told()).toEqual([`I-1 1 16:30 > ${babysitter}`, `P-1 1 16:30 > ${parent}`]);
  });

  test("once for several, and not with --quiet or while the older portal shows them (SPACE-03, SPACE-30, SPACE-31)", async () => {
    const days = ["23/11/2026", "24/11/2026", "26/11/2026"];
    const all = (start: string) =>
      given(...days.map((day, index) => planned(`V-${index + 1}`, { day, start })));
    await agency.give(all("16:30"));
    for (const [start, how] of [
      ["16:45", { quiet: true }],
      ["17:00", { isInOldPortal: true }],
    ] as const) {
      await agency.write(all(start));
      await agency.run(how);
    }
    expect(await told()).toEqual([]);
    await agency.give(all("17:15"));
    expect(await told()).toEqual(["I-1 3 > /intervenant/interventions", "P-1 3 > /client/interventions"]);
  });

  test("writes one letter to each person of what was or is planned within 48 hours, without hours or names (VISITS-30, SPACE-32)", async () => {
    const letters = () =>
      rows(sql<{ to: string; payload: object }>`SELECT p.agency_reference AS to, l.kind, l.payload
        FROM letter l JOIN person p ON p.id = l.person_id ORDER BY 1`);
    await agency.give(given(planned("V-1", { day: "24/11/2026" }), planned("V-2", { day: "21/11/2026" })));
    await agency.give(given(planned("V-1", { day: "24/11/2026", start: "17:00" })));
    expect(await letters()).toEqual([]);
    const changed = given(
      planned("V-1", { day: "21/11/2026" }),
      planned("V-2", { day: "21/11/2026", start: "08:00" }),
    );
    await agency.give(changed);
    expect(await letters()).toEqual([
      { to: "I-1", kind: "interventions.changed", payload: { role: "BabySitter" } },
      { to: "P-1", kind: "interventions.changed", payload: { role: "Parent" } },
    ]);
  });

  test.each([
    ["comes near", "24/11/2026", "21/11/2026", 2],
    ["was near", "21/11/2026", "24/11/2026", 2],
    ["is near on neither day", "24/11/2026", "25/11/2026", 0],
  ])("writes that letter when what moves %s (VISITS-30)", async (_, was, is, letters) => {
    await agency.give(given(planned("V-1", { day: was })));
    await agency.give(given(planned("V-1", { day: is })));
    expect(await rows(sql`SELECT FROM letter`)).toHaveLength(letters);
  });

  test("writes that letter too when the near change stands a thousand lines below a later one (VISITS-30)", async () => {
    const many = (start: string) =>
      given(
        planned("V-0", { day: "24/11/2026", start }),
        ...Array.from({ length: 1_000 }, (_, index) => planned(`W-${index}`, { day: "01/02/2027" })),
        planned("V-1", { day: "21/11/2026", start }),
        planned("V-2", { day: "22/11/2026", start }),
      );
    await agency.give(many("16:30"));
    await agency.give(many("17:00"));
    expect(await told()).toHaveLength(2);
    expect(await rows(sql<object>`SELECT kind, count(*)::int FROM letter GROUP BY kind`)).toEqual([
      { kind: "interventions.changed", count: 2 },
    ]);
  });
});
