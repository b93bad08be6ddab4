import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { imports } from "../../../features.ts";
import { staffCookie } from "../../../testing/signedIn.ts";
import { runSql } from "../../../testing/stores/testModeration.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { csv, importRecorded } from "../../../testing/testImport.ts";
import { linesKeptDays, runTasks } from "./runs.jobs.ts";

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  cookie = await staffCookie(portal, "administrator");
});
afterAll(() => portal.close());
beforeEach(async () => {
  await runSql(db(), "DELETE FROM import_run");
});

const db = () => portal.database.connection.db;
const header = "référence;rôle;nom;prénom;email";

type Given = Parameters<typeof importRecorded>;
const give = (files: Given[1], how?: Given[2]) => importRecorded(portal, files, how);
const ask = (path: string, as = cookie, headers = {}) =>
  portal.call("GET", `/Agency/Imports${path}`, { cookie: as, headers });
const runs = async (query = "") => (await ask(query)).json().items as { id: string; state: string }[];
const lines = async (id: string, query = "") => {
  const answer = await ask(`/${id}/Lines${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items as {
    line: number;
    outcome: string;
    state: string;
    name: string;
    cells: Record<string, string>;
    problem: { column: string | null; sentence: string } | null;
    subject: { kind: string; id: number; name: string; userId: number; displayName: string } | null;
    babysitters: { userId: number; displayName: string }[];
  }[];
};

describe("an import that was run by the command", () => {
  it("stands among the imports with its files, their hashes and what became of their lines (IMPORTS-09, IMPORTS-21)", async () => {
    await give({
      "personnes.csv": csv(
        `${header};jardin`,
        "R-1;parent;Petit;Jean;;x",
        "R-2;voisin;Le Goff;Zoé;;x",
        "R-3;parent;;Léa;;x",
      ),
    });
    const countOf = async (state: string) => (await ask(`?state=${state}`)).json().count.value;
    expect([await countOf("to-resume"), await countOf("done")]).toEqual([1, 0]);
    const [run] = await runs();
    expect(run).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      source: "command",
      by: null,
      state: "to-resume",
      files: ["personnes.csv"],
      counts: { created: 1, updated: 0, unchanged: 0, refused: 2 },
      createdAt: expect.any(String),
      endedAt: expect.any(String),
    });
    const whole = (await ask(`/${run?.id}`)).json();
    expect(whole).toMatchObject({
      options: { allOrNothing: false, quiet: true },
      absences: null,
      hasLines: true,
      files: [
        {
          name: "personnes.csv",
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          separator: ";",
          unknownColumns: ["jardin"],
          problems: [
            { column: "nom", code: "required", count: 1 },
            { column: "rôle", code: "unknown-value", count: 1 },
          ],
        },
      ],
    });
    expect(whole.files[0].problems[0].sentence).toBe("Ce champ est obligatoire");
    const english = (await ask(`/${run?.id}`, cookie, { "accept-language": "en" })).json();
    expect(english.files[0].problems[0].sentence).toBe("This field is required");
  });

  it("gathers fifty sentences of what was refused, the most frequent first, then by their words (IMPORTS-09)", async () => {
    await give({ "personnes.csv": csv(header, "R-1;voisin;Le Goff;Zoé;") });
    const [run] = await runs();
    await runSql(db(), "DELETE FROM import_line");
    // Sixty sentences, noted from the last to the first, of which the last comes twice.
    await sql`INSERT INTO import_line (import_id, file, line, outcome, name, problem)
      SELECT ${run?.id}, 'personnes.csv', n, 'refused', '', jsonb_build_object('column', 'nom', 'code', 'required',
        'fr', 'Motif ' || greatest(10, 71 - n), 'en', 'Reason') FROM generate_series(2, 61) n
      UNION ALL SELECT ${run?.id}, 'personnes.csv', 70, 'refused', '',
        jsonb_build_object('column', 'nom', 'code', 'required', 'fr', 'Motif 69', 'en', 'Reason')`.execute(
      db(),
    );
    const { problems } = (await ask(`/${run?.id}`)).json().files[0];
    expect(
      problems.map(({ sentence, count }: { sentence: string; count: number }) => [sentence, count]),
    ).toEqual([["Motif 69", 2], ...Array.from({ length: 49 }, (_, n) => [`Motif ${10 + n}`, 1])]);
  });

  it("keeps every refused line with its cells and why, and the first of the others (IMPORTS-07, IMPORTS-09)", async () => {
    const many = Array.from({ length: 1_005 }, (_, n) => `L-${n};parent;Nom;Prénom;`);
    await give({ "personnes.csv": csv(header, ...many, "L-X;voisin;Le Goff;Zoé;", 'L-Y;parent;"X;Y;') });
    const [run] = await runs();
    const id = run?.id ?? "";
    const refused = await lines(id, "?outcome=refused");
    expect(refused.map(({ line, cells }) => [line, cells])).toEqual([
      [1_007, { référence: "L-X", rôle: "voisin", nom: "Le Goff", prénom: "Zoé", email: "" }],
      [1_008, {}],
    ]);
    expect(refused[0]).toMatchObject({ state: "open", problem: { column: "rôle" } });
    const { count } = (await ask(`/${id}/Lines?outcome=created`)).json();
    expect(count).toEqual({ value: 1_000, isCapped: false });
    const [first] = await lines(id, "?outcome=created&limit=25");
    const { userId } = first?.subject ?? {};
    expect(first).toMatchObject({
      name: "L-0",
      subject: { kind: "person", id: userId, name: "Prénom Nom", userId, displayName: "Prénom Nom" },
    });
    expect(await lines(id, "?problem=unknown-value")).toHaveLength(1);
    expect(await lines(id, "?column=nom")).toHaveLength(0);
    expect(await lines(id, "?file=equipe.csv")).toHaveLength(0);
  });

  it("names in the sentence of a line each column but the first, which stands beside it (IMPORTS-12)", async () => {
    await give({ "personnes.csv": csv(header, "W-1;voisin;;Zoé;sans-arobase") });
    const [run] = await runs();
    const [line] = await lines(run?.id ?? "", "?outcome=refused");
    const fr = line?.problem?.sentence.split(" | ");
    expect(line?.problem?.column).toBe("rôle");
    expect(fr?.slice(1)).toEqual([
      "colonne «\u00a0nom\u00a0»\u00a0: Ce champ est obligatoire",
      "colonne «\u00a0email\u00a0»\u00a0: Le format de l'email n'est pas valide",
    ]);
    expect(fr?.[0]).toMatch(/^Cette valeur n’est pas connue/);
    expect((await ask(`/${run?.id}`)).json().files[0].problems[0].sentence).toBe(line?.problem?.sentence);
  });

  it("narrows its lines by each of what it may, and gives them file by file, both ways (IMPORTS-12)", async () => {
    const people = (...changed: string[]) =>
      csv(header, "N-1;parent;Petit;Jean;", ...changed, "N-4;voisin;Le Goff;Zoé;", "N-5;parent;;Léa;");
    await give({ "personnes.csv": people("N-2;parent;Roux;Noé;", "N-3;parent;Imber;Ida;n3@example.fr") });
    await give({
      "personnes.csv": people("N-2;parent;Rousse;Noé;", "N-3;parent;Imber;Ida;n3.new@example.fr"),
      "contrats-garde.csv": csv(
        "état;référence du parent;référence",
        "brouillon;N-1;GN-1",
        "brouillon;N-9;GN-2",
      ),
    });
    const [run] = await runs();
    const listed = async (query: string) =>
      (await lines(run?.id ?? "", query)).map(({ cells }) => cells.référence);
    const whole = ["N-2", "N-3", "N-4", "N-5", "GN-1", "GN-2"];
    expect(await listed("")).toEqual(whole);
    expect(await listed("?sort=-line")).toEqual(whole.toReversed());
    expect(await listed("?file=contrats-garde.csv")).toEqual(["GN-1", "GN-2"]);
    expect(await listed("?outcome=updated")).toEqual(["N-2", "N-3"]);
    expect(await listed("?column=nom")).toEqual(["N-2", "N-5"]);
    expect(await listed("?column=email")).toEqual(["N-3"]);
    expect(await listed("?column=nom&outcome=updated")).toEqual(["N-2"]);
    expect(await listed("?problem=required")).toEqual(["N-5"]);
    expect(await listed("?problem=unknown-value&file=contrats-garde.csv")).toEqual([]);
    expect(await listed("?weighty=true")).toEqual(["N-2", "N-3"]);
    expect(await listed("?weighty=false")).toEqual(["N-4", "N-5", "GN-1", "GN-2"]);
  });

  it("stands after or before the others by its beginning, both ways (IMPORTS-01)", async () => {
    for (const one of ["S-1", "S-2", "S-3"])
      await give({ "personnes.csv": csv(header, `${one};parent;Petit;Jean;`) });
    const newest = (await runs()).map(({ id }) => id);
    const { rows } = await sql<{ id: string }>`SELECT id FROM import_run ORDER BY created_at DESC`.execute(
      db(),
    );
    expect(newest).toEqual(rows.map(({ id }) => id));
    expect((await runs("?sort=-date")).map(({ id }) => id)).toEqual(newest);
    expect((await runs("?sort=date")).map(({ id }) => id)).toEqual(newest.toReversed());
  });

  it("says the problem that most lines have before the others (IMPORTS-09)", async () => {
    await give({
      "personnes.csv": csv(
        header,
        "T-1;voisin;Petit;Jean;",
        "T-2;parent;;Jean;",
        "T-3;voisin;A;B;",
        "T-4;voisin;A;B;",
      ),
    });
    const [run] = await runs();
    const { files } = (await ask(`/${run?.id}`)).json();
    expect(
      files[0].problems.map(({ code, count }: { code: string; count: number }) => [code, count]),
    ).toEqual([
      ["unknown-value", 3],
      ["required", 1],
    ]);
  });

  it("names whose the contract of a line is, and nobody where the line names nobody who is there (IMPORTS-09)", async () => {
    await give({
      "personnes.csv": csv(header, "C-1;parent;Petit;Jeanne;"),
      "contrats-garde.csv": csv(
        "état;référence du parent;référence",
        "brouillon; C-1 ;GE-C-1",
        "brouillon;C-2;GE-C-2",
        "inconnu;C-1;GE-C-3",
      ),
    });
    const [run] = await runs();
    const kept = await lines(run?.id ?? "", "?file=contrats-garde.csv");
    expect(
      kept.map(({ line, name, outcome, subject }) => [line, name, outcome, subject?.displayName]),
    ).toEqual([
      [2, "GE-C-1", "created", "Jeanne Petit"],
      [3, "GE-C-2", "refused", undefined],
      [4, "", "refused", "Jeanne Petit"],
    ]);
  });

  it("names who works under the contract of a line, as far as they are known (IMPORTS-09)", async () => {
    await give({
      "personnes.csv": csv(
        header,
        "C-1;parent;Petit;Jeanne;",
        "N-1;intervenant;Roux;Noé;",
        "N-2;intervenant;Imber;Ida;",
      ),
      "contrats-garde.csv": csv(
        "état;référence du parent;Références des intervenants;référence",
        "brouillon;C-1; N-1 , N-2 ;GE-C-1",
        "brouillon;C-1;N-2|N-3|C-1;GE-C-2",
        "brouillon;C-1;;GE-C-3",
      ),
    });
    const [run] = await runs();
    const kept = await lines(run?.id ?? "", "?file=contrats-garde.csv");
    expect(kept.map(({ babysitters }) => babysitters.map(({ displayName }) => displayName))).toEqual([
      ["Ida Imber", "Noé Roux"],
      ["Ida Imber"],
      [],
    ]);
    expect((await lines(run?.id ?? "", "?file=personnes.csv"))[0]?.babysitters).toEqual([]);
  });

  it("keeps no cell of a payslip but person, month, rank and kind, and no debited account (IMPORTS-07)", async () => {
    await give({
      "fiches-de-paie.csv": csv(
        "référence de l’intervenant;mois;rang;nature;date de versement;net payé;fichier;inconnue",
        "N-1;10/2026;1;;05/11/2026;1143,25;a.pdf;1143,25",
      ),
      "reglements.csv": csv(
        "référence;référence du parent;date;moyen;montant;état;compte débité",
        "R-9;P-9;05/11/2026;9;120,00;;FR7630006000011234567890189",
      ),
    });
    const [run] = await runs();
    const kept = await lines(run?.id ?? "");
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toMatch(/1143,25|a\.pdf|FR76/);
    const payslip = kept.find(({ cells }) => "mois" in cells);
    expect(payslip?.cells).toEqual({
      "référence de l’intervenant": "N-1",
      mois: "10/2026",
      rang: "1",
      nature: "",
    });
  });

  it.each([
    ["abandoned", { allOrNothing: true }],
    ["interrupted", { interruption: AbortSignal.abort() }],
  ] as const)(
    "says that it was %s where nothing of it, or not all, was kept (IMPORTS-21)",
    async (state, how) => {
      const files = { "personnes.csv": csv(header, "Q-1;parent;Petit;Jean;", "Q-2;voisin;A;B;") };
      await give(files, how);
      // One that is interrupted before its turn never began.
      if (state === "abandoned") expect((await runs()).map((run) => run.state)).toEqual([state]);
      else expect(await runs()).toEqual([]);
    },
  );

  it("ends when all or nothing was asked and a line changes what another table's key may lead by: an e-mail (IMPORTS-07)", async () => {
    await give({ "personnes.csv": csv(header, "M-1;parent;Petit;Jean;jean.m1@example.fr") });
    const changed = { "personnes.csv": csv(header, "M-1;parent;Petit;Jean;jean.m2@example.fr") };
    await give(changed, { allOrNothing: true });
    const [run] = await runs();
    expect(run).toMatchObject({ state: "done", counts: { updated: 1 } });
    expect((await lines(run?.id ?? ""))[0]?.subject).toMatchObject({ displayName: "Jean Petit" });
  });

  it("shows one that was killed as interrupted once another begins, and lets it (IMPORTS-21)", async () => {
    await runSql(
      db(),
      `INSERT INTO import_run (id, source, state, created_at, started_at)
        VALUES ('${"k".repeat(22)}', 'command', 'running', now() - interval '1 hour', now() - interval '1 hour')`,
    );
    await give({ "personnes.csv": csv(header, "K-1;parent;Petit;Jean;") });
    expect((await runs()).map(({ state }) => state)).toEqual(["done", "interrupted"]);
    expect((await runs("?state=interrupted,abandoned")).map(({ state }) => state)).toEqual(["interrupted"]);
    const second = `INSERT INTO import_run (id, source, state, created_at) VALUES ('${"l".repeat(22)}', 'command', 'running', now()),
      ('${"m".repeat(22)}', 'command', 'running', now())`;
    await expect(runSql(db(), second)).rejects.toThrow("one_import_at_a_time");
  });
});

it("is what entries of the journal say they are part of, those of whom it changes too (AUDITS-01, AUDITS-08)", async () => {
  const parent = "J-1;parent;Petit;Jean";
  await give({ "personnes.csv": csv(header, `${parent};jean.j1@example.fr`) });
  await give({ "personnes.csv": csv(header, `${parent};jean.j2@example.fr`, "J-2;parent;A;B;") });
  const [second, first] = await runs();
  const journal = await portal.call("GET", "/Agency/Audit?limit=100", { cookie });
  expect(journal.statusCode, journal.body).toBe(200);
  const { items } = journal.json() as { items: { action: string; parent: string | null }[] };
  const entriesOf = (id?: string) => items.filter((entry) => entry.parent === id).reverse();
  const imported = { action: "imports.people-imported", actor: null, source: "import", person: null };
  expect(entriesOf(first?.id)).toEqual([expect.objectContaining(imported)]);
  expect(entriesOf(second?.id)).toEqual([
    expect.objectContaining({
      ...{ action: "identity.email-changed", actor: null, source: "import" },
      person: expect.objectContaining({ displayName: "Jean Petit" }),
    }),
    expect.objectContaining(imported),
  ]);
});

async function deleteAccountOf(reference: string) {
  const hash = "(SELECT password_hash FROM person WHERE password_hash IS NOT NULL LIMIT 1)";
  const signingIn = `user_name = '${reference.toLowerCase()}.own', password_hash = ${hash}`;
  await runSql(db(), `UPDATE person SET ${signingIn} WHERE agency_reference = '${reference}'`);
  const own = await portal.signIn(`${reference.toLowerCase()}.own`);
  const deleted = await portal.call("POST", "/Authentication/deleteMyAccount", { cookie: own });
  expect(deleted.statusCode, deleted.body).toBe(200);
}

describe("the lines of imports", () => {
  it("go 90 days after it, and the counts stay (IMPORTS-21)", async () => {
    await give({ "personnes.csv": csv(header, "G-1;parent;Petit;Jean;") });
    const [run] = await runs();
    const anHour = 1 / 24;
    const sweep = async (days: number) => {
      const now = () => new Date(Date.now() + days * 86_400_000);
      await runTasks({ ...portal.deps, imports, now })["imports.sweep"]?.(null, { id: "1" });
    };
    await sweep(linesKeptDays - anHour);
    expect((await ask(`/${run?.id}`)).json().hasLines).toBe(true);
    await sweep(90 + anHour);
    expect((await ask(`/${run?.id}`)).json()).toMatchObject({ hasLines: false, counts: { created: 1 } });
  });

  it("go with whoever they are about when the account is deleted, refused ones that name them too (IMPORTS-21)", async () => {
    await give({
      "personnes.csv": csv(header, "E-1;parent;Petit;Jean;jean.e1@example.fr", "E-1;parent;Petit;Jean;"),
    });
    const [run] = await runs();
    expect(await lines(run?.id ?? "")).toHaveLength(2);
    await deleteAccountOf("E-1");
    expect(await lines(run?.id ?? "")).toEqual([]);
  });

  it("go with a babysitter too whom they name among others, and no other of those (IMPORTS-21)", async () => {
    await give({
      "personnes.csv": csv(
        header,
        "F-1;parent;Petit;Jeanne;",
        "M-1;intervenant;Roux;Noé;",
        "M-10;intervenant;Imber;Ida;",
      ),
      "contrats-garde.csv": csv(
        "état;référence du parent;Références des intervenants;référence",
        "brouillon;F-1;M-10, M-1 ;GF-1",
        "brouillon;F-1;M-10|M-11;GF-2",
      ),
    });
    const [run] = await runs();
    await deleteAccountOf("M-1");
    expect((await lines(run?.id ?? "")).map(({ name }) => name).sort()).toEqual(["F-1", "GF-2", "M-10"]);
  });
});

it.each([
  ["?sort=name", 400],
  ["?after=x", 400],
  ["/x", 404],
  [`/${"x".repeat(22)}`, 404],
  [`/${"x".repeat(22)}/Lines`, 404],
])("refuses an import that cannot be read: %s (IMPORTS-09, AGUI-27)", async (path, status) => {
  expect((await ask(path)).statusCode).toBe(status);
});

it("is read by administrators, and by nobody else (IMPORTS-09)", async () => {
  expect((await ask("", await staffCookie(portal, "coordinator", "recruiter", "reader"))).statusCode).toBe(
    403,
  );
});
