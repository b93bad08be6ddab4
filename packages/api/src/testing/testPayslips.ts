import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import { problemText } from "@ribambelle/domain/imports/problemText";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { readTerms } from "../agency/readAgency.ts";
import { byCommand } from "../features/audit/index.ts";
import { importFolder } from "../features/imports/index.ts";
import { payslipTasks } from "../features/payslips/payslips.jobs.ts";
import { payslipLetters } from "../features/payslips/payslips.letters.ts";
import { imports } from "../features.ts";
import { recordsOf } from "./stores/testLetterRecords.store.ts";
import { insertBabysitterContract, insertPerson, type TestPerson } from "./stores/testPeople.store.ts";
import { buildTestApp } from "./testApp.ts";

const header = "référence de l’intervenant;mois;rang;nature;date de versement;net payé;fichier";

export interface ImportOptions {
  readonly quiet?: boolean;
  readonly isInOldPortal?: boolean;
  /** The columns of the lines, where they are not all. */
  readonly header?: string;
}

/**
 * A portal at 9 in the morning in Paris on 23 November 2026, whose agency told its people of electronic payslips on
 * `noticeGivenOn`, or leaves that to the portal when it is null.
 */
export async function payslipPortal(
  noticeGivenOn: string | null = "2024-01-15",
  settings: NodeJS.ProcessEnv = {},
) {
  let at = new Date("2026-11-23T08:00:00Z");
  const told = readTerms(null);
  const { noticeGivenOn: _, ...payslips } = told.payslips;
  const terms = { ...told, payslips: { ...payslips, ...(noticeGivenOn && { noticeGivenOn }) } };
  const deps = { now: () => at, terms };
  const portal = await buildTestApp({ JOBS: "elsewhere", ...settings }, { deps });
  const { connection } = portal.database;
  const { db, pool } = connection;
  const blank = PDF.create();
  blank.addPage();
  const bytes = Buffer.from(await blank.save());
  let hired = 0;
  return {
    portal,
    db,
    pool,
    /** Moves the clock to an instant. */
    goTo: (instant: string) => {
      at = new Date(instant);
    },
    /** A babysitter who was hired on a day, signed in. */
    async babysitter(hiredOn: string | null = "2020-03-02") {
      hired += 1;
      const person = await insertPerson(db, "BabySitter", { agency_reference: `INT-${hired}` });
      if (hiredOn) await insertBabysitterContract(db, person.personId, { start_date: hiredOn, state: 9 });
      return { ...person, reference: `INT-${hired}`, cookie: await portal.signIn(person.userName) };
    },
    /** Imports these lines of fiches-de-paie.csv, each file a PDF that holds its text; gives the counts and the French problems. */
    async give(
      lines: readonly string[],
      files: Readonly<Record<string, string>>,
      options: ImportOptions = {},
    ) {
      const folder = await mkdtemp(join(tmpdir(), "ribambelle-payslips-"));
      await mkdir(join(folder, "fiches-de-paie"));
      await writeFile(
        join(folder, "fiches-de-paie.csv"),
        [options.header ?? header, ...lines, ""].join("\n"),
      );
      for (const [name, text] of Object.entries(files))
        await writeFile(
          join(folder, "fiches-de-paie", name),
          Buffer.concat([bytes, Buffer.from(`\n% ${text}\n`)]),
        );
      const problems: string[] = [];
      const { files: counts } = await importFolder({
        imports,
        connection,
        fileStore: portal.fileStore,
        folder,
        by: byCommand,
        today: dayAt(at),
        now: at,
        terms,
        quiet: options.quiet ?? false,
        isInOldPortal: options.isInOldPortal ?? false,
        dryRun: false,
        onProblem: (problem) => problems.push(problemText(problem, "fr").replaceAll("\u00a0", " ")),
        onWarning: () => {},
        onWait: () => {},
      });
      await rm(folder, { recursive: true });
      const [{ file: __, ...count } = { file: "" }] = counts;
      return { count, problems };
    },
    /** Runs what the portal does every five minutes. */
    tell: async () => {
      for (const run of Object.values(payslipTasks(portal.deps))) await run({}, { id: "x" });
    },
    /** The kinds of the letters about payslips of somebody, oldest first. */
    lettersOf: async ({ personId }: TestPerson) =>
      (await recordsOf(db, personId)).map(({ kind }) => kind).filter((kind) => kind.startsWith("payslips.")),
    /** Their notices, in French, oldest first. */
    noticesOf: async (cookie: string) => {
      const answer = await portal.call("GET", "/Notification/GetMyNotifications", { cookie });
      return answer
        .json<{ notifications: { title: string }[] }>()
        .notifications.map(({ title }) => title.replaceAll("\u00a0", " "))
        .toReversed();
    },
    /** Writes the last letter of this kind to somebody. */
    async letter({ personId }: TestPerson, kind: string, locale: Locale = "fr") {
      const { rows } = await pool.query<{ payload: never }>(
        "SELECT payload FROM letter WHERE person_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1",
        [personId, kind],
      );
      const payload = rows[0]?.payload ?? ({} as never);
      const due = { id: "x", personId, locale, payload, lastAddress: null };
      const written = await payslipLetters(portal.deps).kinds[kind]?.write(db, due);
      if (!written || !("letter" in written)) return null;
      const { subject, text } = written.letter;
      return { subject, text: text.replaceAll("\u00a0", " ") };
    },
    payslips: async (cookie: string, year = "") =>
      (await portal.call("GET", `/Payslip/GetMyPayslips${year && `?year=${year}`}`, { cookie })).json(),
    delivery: async (cookie: string) =>
      (await portal.call("GET", "/Payslip/GetMyDelivery", { cookie })).json(),
    choose: (choice: "Paper" | "Electronic", cookie: string) =>
      portal.call("POST", `/Payslip/Choose${choice}`, { cookie }),
    file: (id: string, cookie: string) => portal.call("GET", `/document/${id}/download`, { cookie }),
  };
}

export type PayslipPortal = Awaited<ReturnType<typeof payslipPortal>>;
