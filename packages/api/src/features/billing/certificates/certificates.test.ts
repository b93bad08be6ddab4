import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readTerms } from "../../../agency/readAgency.ts";
import { onDisk } from "../../../testing/papers/testPdfs.ts";
import { hasPrograms, run } from "../../../testing/papers/testPrograms.ts";
import { aPdf, csvOf } from "../../../testing/privateSpace/privateSpace.ts";
import { certificatesSpace } from "../../../testing/privateSpace/testCertificates.ts";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { keysIn } from "../../../testing/stores/testBackup.store.ts";
import { byCommand } from "../../audit/index.ts";
import { billingLetters } from "../billing.letters.ts";
import { certificateTasks, publishOnItsDay, warnOfMissing } from "./certificates.jobs.ts";
import { issuerOf, makeCertificate } from "./makeCertificate.actions.ts";

let tried: Awaited<ReturnType<typeof certificatesSpace>>;
beforeAll(async () => {
  tried = await certificatesSpace();
});
afterAll(() => tried.space.close());
beforeEach(() => tried.beginAnew());

const publish = () => tried.command("--year", "2025");
const noted = async ({ personId }: { readonly personId: number }) =>
  (await listAudit(tried.space.portal.database.connection.db, personId))
    .map(({ action }) => action)
    .filter((action) => action.startsWith("certificates."));
const job = (signal?: AbortSignal) => publishOnItsDay(tried.space.portal.deps, signal ? { signal } : {});

describe("the publication of tax certificates", () => {
  it("freezes what it states, as data and as a file with its SHA-256 (TAX-18, TAX-20)", async () => {
    const family = await tried.family({ payment: { "compte débité": "FR1420041010050500013M02606" } });
    expect(await publish()).toEqual({ code: 0, said: ["1 attestation 2025 publiée."] });
    const [certificate, ...others] = await tried.certificates(family);
    expect([certificate, others]).toEqual([
      {
        documentId: expect.any(String),
        version: 1,
        source: "portal",
        paidCents: 30_000,
        publishedDate: "2026-02-15",
      },
      [],
    ]);
    const [row] = await tried.rows(family, "tax_certificate");
    expect(row?.snapshot).toMatchObject({
      year: 2025,
      version: 1,
      replacesDate: null,
      paidCents: 30_000,
      payer: { address: "8 rue des Lilas, 75011 Paris", accounts: ["FR1420041010050500013M02606"] },
      agency: { siren: "999 000 001", declaration: { number: "SAP999000001", date: "2020-01-15" } },
      list: [
        { month: "2025-11", babysitterName: "Zoé Roux", babysitterNumber: "M-7", lineCount: 1, minutes: 600 },
      ],
    });
    const file = await tried.download(family, certificate.documentId);
    expect(file.headers["content-disposition"]).toContain('filename="Attestation fiscale 2025.pdf"');
    const { rows } = await tried.space.agency.database.connection.pool.query(
      "SELECT sha256 FROM document WHERE id = $1",
      [certificate.documentId],
    );
    expect(rows[0].sha256.equals(createHash("sha256").update(file.rawPayload).digest())).toBe(true);
    // What is paid later changes the page, never the certificate.
    await tried.bill(family);
    expect((await tried.certificates(family))[0]).toEqual(certificate);
    expect((await tried.download(family, certificate.documentId)).rawPayload.equals(file.rawPayload)).toBe(
      true,
    );
    if (hasPrograms("pdftotext")) {
      const text = run("pdftotext", ["-raw", onDisk(file.rawPayload), "-"]).text;
      expect(text).toMatch(/Novembre 2025\s+Zoé Roux\s+M-7\s+1\s+10\sh/);
    }
  });

  it("makes nothing twice, a second time or by two processes at once (TAX-17)", async () => {
    const families = [await tried.family(), await tried.family(), await tried.family()];
    const [one, other] = await Promise.all([publish(), publish()]);
    const counted = (said: readonly string[]) =>
      Number(/\d+ attestations?/.exec(said.at(-1) ?? "")?.[0].split(" ")[0] ?? 0);
    expect([one.code, other.code, counted(one.said) + counted(other.said)]).toEqual([0, 0, 3]);
    expect(await publish()).toEqual({ code: 0, said: ["Aucune attestation 2025 de plus à publier."] });
    for (const family of families) {
      expect(await tried.certificates(family)).toHaveLength(1);
      expect(await tried.rows(family, "letter")).toHaveLength(1);
      expect(await tried.rows(family, "notification")).toHaveLength(1);
    }
    // What the second one drew is gone.
    const { rows } = await tried.space.agency.database.connection.pool.query("SELECT file_key FROM document");
    expect((await keysIn(tried.space.agency.fileStore)).sort()).toEqual(
      rows.map((row) => row.file_key).sort(),
    );
  });

  it("makes one, later, for whom a killed process had drawn it and no more (TAX-17)", async () => {
    const family = await tried.family();
    const { deps } = tried.space.portal;
    const put = deps.fileStore.put.bind(deps.fileStore);
    const dying = {
      ...deps.fileStore,
      put: async (...file: Parameters<typeof put>) => {
        await put(...file);
        throw new Error("killed");
      },
    };
    await publishOnItsDay({ ...deps, fileStore: dying }, {});
    expect(await tried.certificates(family)).toEqual([]);
    expect(tried.space.portal.logged()).toContain("a tax certificate could not be made");
    await job();
    expect(await tried.certificates(family)).toHaveLength(1);
  });

  it("goes on past one that fails, and ends where nothing works (TAX-17)", async () => {
    const families: Awaited<ReturnType<typeof tried.family>>[] = [];
    for (let index = 0; index < 4; index += 1) families.push(await tried.family());
    const { deps } = tried.space.portal;
    const failing = (fails: (call: number) => boolean) => {
      let call = 0;
      const put = deps.fileStore.put.bind(deps.fileStore);
      return {
        ...deps.fileStore,
        put: (...file: Parameters<typeof put>) => {
          call += 1;
          return fails(call) ? Promise.reject(new Error("away")) : put(...file);
        },
      };
    };
    const made = async () => {
      const all = await Promise.all(families.map((family) => tried.certificates(family)));
      return all.filter(({ length }) => length > 0).length;
    };
    await expect(publishOnItsDay({ ...deps, fileStore: failing(() => true) }, {})).rejects.toThrow("away");
    expect(await made()).toBe(0);
    // Three that fail are the end only where none between them went well.
    await publishOnItsDay({ ...deps, fileStore: failing((call) => call !== 2) }, {});
    expect(await made()).toBe(1);
    await publishOnItsDay({ ...deps, fileStore: failing((call) => call < 3) }, {});
    expect(await made()).toBe(2);
    const stopping = new AbortController();
    stopping.abort();
    await job(stopping.signal);
    expect(await made()).toBe(3);
    await job();
    expect(await made()).toBe(4);
  });

  it("is by the job from the agency’s day to the law’s, once a year (TAX-17)", async () => {
    const family = await tried.family();
    for (const day of ["2026-02-14T22:59:00Z", "2026-03-31T22:00:00Z", "2025-12-31T10:00:00Z"]) {
      tried.move(day);
      await job();
      expect(await tried.rows(family, "tax_certificate")).toEqual([]);
    }
    tried.move("2026-02-14T23:00:00Z");
    await job();
    await job();
    expect(await tried.rows(family, "tax_certificate")).toMatchObject([
      {
        version: 1,
        published_at: new Date("2026-02-14T23:00:00Z"),
        snapshot: { publishedDate: "2026-02-15" },
      },
    ]);
  });

  it("makes none where nothing that counts was paid, of a running year, or for an agency that does not say who it is (TAX-17)", async () => {
    const family = await tried.family({ payment: { moyen: "Espèces" } });
    const later = await tried.family({ payment: { date: "02/01/2026" } });
    await publish();
    expect([await tried.certificates(family), await tried.certificates(later)]).toEqual([[], []]);
    expect(await tried.command("--year", "2026")).toEqual({
      code: 1,
      said: ["L’année 2026 n’est pas terminée : son attestation ne peut pas encore être faite."],
    });
    const due = await tried.family();
    const { deps } = tried.space.portal;
    const { declaration: _, ...legal } = deps.terms.legal;
    await publishOnItsDay({ ...deps, terms: { ...deps.terms, legal } }, {});
    expect(await tried.certificates(due)).toEqual([]);
    expect(tried.space.portal.logged()).toContain("legal.declaration");
    await publish();
  });

  it("stops at a line without babysitter or hours, names invoice and line, and goes on once that is repaired (TAX-21)", async () => {
    const gap = { "référence de l’intervenant": "", heures: "", "taux horaire TTC": "" };
    const family = await tried.family({ line: gap });
    const other = await tried.family();
    const { code, said } = await publish();
    expect([code, said]).toEqual([
      2,
      [
        `${family.reference} : facture ${family.invoice}, ligne 1 : l’intervenant manque.`,
        `${family.reference} : facture ${family.invoice}, ligne 1 : les heures manquent.`,
        "1 attestation 2025 publiée.",
      ],
    ]);
    expect([await tried.certificates(family), (await tried.certificates(other)).length]).toEqual([[], 1]);
    const line = { numéro: family.invoice, ligne: 1, genre: "Prestation", libellé: "Garde", montant: 300 };
    const who = { "référence de l’intervenant": tried.worker.reference, heures: 10 };
    await tried.space.agency.give({ "lignes-factures.csv": csvOf({ ...line, ...who }) });
    await job();
    expect(await tried.certificates(family)).toHaveLength(1);
  });

  it("says of which certificates the child’s age or the address is missing (TAX-10, TAX-20)", async () => {
    const family = await tried.family({ line: { nature: "" }, invoice: { "adresse du payeur": "" } });
    const { said } = await publish();
    expect(said).toEqual([
      `${family.reference} : garde d’enfants sans l’âge de l’enfant, écrite « Garde d’enfants ».`,
      `${family.reference} : l’adresse de la famille manque sur l’attestation.`,
      "1 attestation 2025 publiée.",
    ]);
  });

  it("tells the family once, by a notice and a letter without any amount, and is noted in the audit (TAX-30)", async () => {
    const family = await tried.family();
    await publish();
    const { notifications } = (await tried.space.get(family, "/Notification/GetMyNotifications")).json();
    expect(notifications).toMatchObject([{ title: "Votre attestation fiscale 2025 est disponible" }]);
    const [letter, ...others] = await tried.rows(family, "letter");
    expect([letter?.kind, others]).toEqual(["certificates.published", []]);
    const { deps } = tried.space.portal;
    const { kinds } = billingLetters(deps);
    const due = { id: "x", personId: family.personId, payload: letter?.payload, lastAddress: null };
    const { db } = deps.connection;
    for (const [locale, subject] of [
      ["fr", "Votre attestation fiscale 2025 est disponible"],
      ["en", "Your tax certificate for 2025 is available"],
    ] as const) {
      const written = await kinds["certificates.published"]?.write(db, { ...due, locale });
      if (!written || !("letter" in written)) throw new Error("no letter");
      expect(written.letter.subject).toBe(subject);
      expect(written.letter.text).toContain("/client/attestations");
      expect(written.letter.text).not.toMatch(/€|300,/);
    }
    const acts = await listAudit(db, family.personId);
    expect(acts.filter(({ action }) => action.startsWith("certificates."))).toMatchObject([
      { action: "certificates.published", subject: "2025 1", actorId: null },
    ]);
  });

  it("is not the job’s while the older portal speaks of certificates, and the command then tells nobody (SPACE-03)", async () => {
    const family = await tried.family();
    const { deps } = tried.space.portal;
    const config = { ...deps.config, oldPortalUrl: "https://ancien.example.fr" };
    for (const task of Object.values(certificateTasks({ ...deps, config }))) await task({}, { id: "1" });
    expect(await tried.rows(family, "tax_certificate")).toEqual([]);
    expect((await tried.commandOf(config, "--year", "2025")).said).toEqual(["1 attestation 2025 publiée."]);
    expect(await tried.rows(family, "letter")).toEqual([]);
    expect(await tried.rows(family, "notification")).toEqual([]);
    const other = await tried.family();
    for (const task of Object.values(certificateTasks(deps))) await task({}, { id: "1" });
    expect(await tried.rows(other, "letter")).toHaveLength(1);
  });

  it("goes to whom the account was deleted of, untold (SPACE-28)", async () => {
    const family = await tried.family();
    const { pool } = tried.space.agency.database.connection;
    await pool.query("UPDATE person SET deactivated_at = now() WHERE id = $1", [family.personId]);
    await publish();
    expect(await tried.rows(family, "tax_certificate")).toHaveLength(1);
    expect(await tried.rows(family, "letter")).toEqual([]);
  });
});

describe("a tax certificate that is kept back", () => {
  it("is made by nobody until it is corrected, which publishes it as the first (TAX-17)", async () => {
    const family = await tried.family();
    const { reference } = family;
    const held = {
      code: 0,
      said: [`L’attestation 2025 de ${reference} est retenue. --correct ${reference} la publiera.`],
    };
    expect(await tried.command("--year", "2025", "--hold", reference)).toEqual(held);
    expect(await tried.command("--year", "2025", "--hold", reference)).toEqual(held);
    expect(await noted(family)).toEqual(["certificates.held"]);
    expect((await publish()).said).toEqual([
      `${reference} : attestation retenue.`,
      "Aucune attestation 2025 de plus à publier.",
    ]);
    await job();
    expect(await tried.certificates(family)).toEqual([]);
    const { code, said } = await tried.command("--year", "2025", "--correct", reference);
    expect([code, said]).toEqual([
      0,
      [`L’attestation 2025 de ${reference}, qui était retenue, est publiée.`],
    ]);
    expect(await tried.certificates(family)).toMatchObject([{ version: 1 }]);
    expect(await tried.command("--year", "2025", "--hold", reference)).toEqual({
      code: 1,
      said: [`L’attestation 2025 de ${reference} est déjà publiée : elle reste.`],
    });
  });

  it("gives way to the agency’s own, which is then the first (TAX-14, TAX-17)", async () => {
    const family = await tried.family();
    await tried.command("--year", "2025", "--hold", family.reference);
    const line = { "référence du parent": family.reference, année: 2025, fichier: "a.pdf" };
    await tried.space.agency.give({
      "attestations-fiscales.csv": csvOf(line),
      "attestations/a.pdf": await aPdf("la nôtre"),
    });
    expect(await tried.certificates(family)).toMatchObject([{ version: 1, source: "agency" }]);
    await publish();
    expect(await tried.certificates(family)).toHaveLength(1);
  });
});

describe("a correction of a tax certificate", () => {
  it("is the next version, names the day of the one before, and both stay, the newest first (TAX-19)", async () => {
    const family = await tried.family();
    const { reference } = family;
    const correct = () => tried.command("--year", "2025", "--correct", reference);
    await publish();
    expect(await correct()).toEqual({
      code: 0,
      said: [`L’attestation 2025 de ${reference} est déjà exacte : rien à corriger.`],
    });
    await tried.bill(family, { payment: { moyen: "CESU préfinancé" } });
    tried.move("2026-02-27T09:00:00Z");
    // By two processes at once.
    const both = await Promise.all([correct(), correct()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ said }) => said[0]).sort()[0]).toBe(
      `L’attestation 2025 de ${reference} est déjà exacte : rien à corriger.`,
    );
    const versions = await tried.certificates(family);
    expect(versions).toMatchObject([
      { version: 2, source: "portal", paidCents: 60_000, publishedDate: "2026-02-27" },
      { version: 1, paidCents: 30_000, publishedDate: "2026-02-15" },
    ]);
    expect(await noted(family)).toEqual(["certificates.published", "certificates.corrected"]);
    const [, row] = await tried.rows(family, "tax_certificate");
    expect(row?.snapshot).toMatchObject({ version: 2, replacesDate: "2026-02-15", cesuCents: 30_000 });
    const [newer, older] = await Promise.all(
      versions.map(({ documentId }: { documentId: string }) => tried.download(family, documentId)),
    );
    expect([
      newer?.statusCode,
      older?.statusCode,
      newer?.rawPayload.equals(older?.rawPayload as Buffer),
    ]).toEqual([200, 200, false]);
    const notices = (await tried.space.get(family, "/Notification/GetMyNotifications")).json().notifications;
    expect(notices.map(({ title }: { title: string }) => title)).toEqual([
      "Votre attestation fiscale rectificative 2025 est disponible",
      "Votre attestation fiscale 2025 est disponible",
    ]);
  });

  it("made of what was known before is not published over one that was made meanwhile of more (TAX-19)", async () => {
    const family = await tried.family();
    await publish();
    await tried.bill(family);
    const { fileStore, connection } = tried.space.portal.deps;
    const issuer = issuerOf(readTerms(null));
    if (!issuer) throw new Error("the agency says who it is");
    const common = { connection, issuer, tells: false, by: byCommand, now: new Date("2026-02-27T09:00:00Z") };
    const put = async (...file: Parameters<typeof fileStore.put>) => {
      await fileStore.put(...file);
      await tried.bill(family);
      await tried.command("--year", "2025", "--correct", family.reference);
    };
    const outcome = await makeCertificate({ ...common, fileStore: { ...fileStore, put } }, "correct", {
      personId: family.personId,
      year: 2025,
    });
    expect(outcome).toEqual({ done: "there" });
    const versions = await tried.certificates(family);
    expect(versions.map(({ paidCents }: { paidCents: number }) => paidCents)).toEqual([90_000, 30_000]);
  });

  it("is the agency’s alone where the newest is the agency’s, and of nothing where there is none (TAX-14, TAX-19)", async () => {
    const family = await tried.family();
    const { reference } = family;
    const correct = (of: string) => tried.command("--year", "2025", "--correct", of);
    expect(await correct(reference)).toEqual({
      code: 1,
      said: [`${reference} n’a pas d’attestation 2025 à corriger.`],
    });
    await publish();
    const line = { "référence du parent": reference, année: 2025, fichier: "a.pdf" };
    await tried.space.agency.give({
      "attestations-fiscales.csv": csvOf(line),
      "attestations/a.pdf": await aPdf("corrigée"),
    });
    await tried.bill(family);
    expect(await correct(reference)).toEqual({
      code: 1,
      said: [`L’attestation 2025 de ${reference} vient de l’agence : corrigez-la par un import.`],
    });
    expect(await tried.certificates(family)).toMatchObject([
      { version: 2, source: "agency" },
      { version: 1, source: "portal" },
    ]);
    for (const nobody of ["PERSONNE", tried.worker.reference])
      expect(await correct(nobody)).toEqual({
        code: 1,
        said: [`Aucune famille ne porte la référence ${nobody}.`],
      });
  });

  it("is stopped at a line that lacks something, as a publication is (TAX-21)", async () => {
    const family = await tried.family();
    await publish();
    const { invoice } = await tried.bill(family, { line: { heures: "", "taux horaire TTC": "" } });
    expect(await tried.command("--year", "2025", "--correct", family.reference)).toEqual({
      code: 2,
      said: [`${family.reference} : facture ${invoice}, ligne 1 : les heures manquent.`],
    });
    expect(await tried.certificates(family)).toHaveLength(1);
  });
});

describe("who has no tax certificate", () => {
  it("is listed with the reason, and counted in a line of the log on 20 March (TAX-30)", async () => {
    const [held, stopped, due] = [
      await tried.family(),
      await tried.family({ line: { "référence de l’intervenant": "" } }),
      await tried.family(),
    ];
    await tried.command("--year", "2025", "--hold", held.reference);
    const lines = [
      `${held.reference} : attestation retenue.`,
      `${stopped.reference} : facture ${stopped.invoice}, ligne 1 : l’intervenant manque.`,
      `${due.reference} : pas encore faite, rien ne l’empêche.`,
      "3 familles attendent leur attestation 2025.",
    ];
    expect(await tried.command("--missing")).toEqual({ code: 0, said: lines });
    expect(await tried.command("--year", "2025", "--missing")).toEqual({ code: 0, said: lines });
    expect((await tried.command("--year", "2024", "--missing")).said).toEqual([
      "Aucune attestation 2024 ne manque.",
    ]);
    await warnOfMissing(tried.space.portal.deps);
    const warned = tried.space.portal
      .logged()
      .split("\n")
      .filter((line) => line.includes("payers have no tax certificate"))
      .map((line) => JSON.parse(line));
    expect(warned).toMatchObject([
      { level: 40, year: 2025, payers: 3, why: { held: 1, stopped: 1, "not-made": 1 } },
    ]);
  });
});

describe("npm run certificates", () => {
  it.each([
    [[], ""],
    [["--year"], "L’option --year n’est pas connue. "],
    [["--year", "25"], ""],
    [["--hold", "A"], ""],
    [["--year", "2025", "--hold", "A", "--correct", "A"], ""],
    [["--year", "2025", "x"], "L’option x n’est pas connue. "],
  ])("ends with 1 and one sentence when it cannot run: %j (TAX-17)", async (args, mistake) => {
    const usage =
      "Usage : npm run certificates -- --year ANNÉE [--hold RÉFÉRENCE | --correct RÉFÉRENCE] | --missing [--year ANNÉE] [--lang fr|en]";
    expect(await tried.command(...args)).toEqual({ code: 1, said: [`${mistake}${usage}`] });
  });
});
