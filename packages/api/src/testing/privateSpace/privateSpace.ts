import { PDF } from "@libpdf/core";
import { insertPerson, type TestPerson } from "../stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testApp.ts";
import { csv, type ImportTest, importTest } from "../testImport.ts";

/** An agency whose space are imported, and the portal that shows them; its clock says `2026-11-23T10:00Z` unless moved. */
export interface PrivateSpace {
  readonly agency: ImportTest;
  readonly portal: TestApp;
  /** Sets the portal's clock. */
  at(instant: string): void;
  /** Puts a person into the portal, signed in. */
  person(role: TestPerson["role"], given?: Parameters<typeof insertPerson>[2]): Promise<SignedInPerson>;
  get(person: SignedInPerson, path: string, headers?: Record<string, string>): ReturnType<TestApp["call"]>;
  post(person: SignedInPerson, path: string, body?: unknown): ReturnType<TestApp["call"]>;
  close(): Promise<void>;
}

export interface SignedInPerson extends TestPerson {
  readonly cookie: string;
  readonly reference: string;
}

/** Opens an agency with empty space. */
export async function privateSpace(settings: Record<string, string> = {}): Promise<PrivateSpace> {
  const agency = await importTest();
  let clock = new Date("2026-11-23T10:00:00Z");
  const { database, fileStore } = agency;
  const portal = await buildTestApp(
    { JOBS: "elsewhere", ...settings },
    { database, deps: { now: () => clock, fileStore } },
  );
  return {
    agency,
    portal,
    at: (instant) => {
      clock = new Date(instant);
    },
    async person(role, given = {}) {
      const reference = `R-${Math.random().toString(36).slice(2)}`;
      const made = await insertPerson(database.connection.db, role, {
        agency_reference: reference,
        ...given,
      });
      return { ...made, reference, cookie: await portal.signIn(made.userName) };
    },
    get: ({ cookie }, path, headers = {}) => portal.call("GET", path, { cookie, headers }),
    post: ({ cookie }, path, body) => portal.call("POST", path, { cookie, body }),
    async close() {
      await portal.close();
      await agency.end();
    },
  };
}

/** A readable PDF of so many pages, other for each title. */
export async function aPdf(title = "", pages = 1): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.setTitle(title);
  for (let page = 0; page < pages; page++) pdf.addPage();
  return pdf.save();
}

/** Writes a CSV file of the space: a header, and lines with the cells of its columns by name; others are left out. */
export function csvOf(...lines: readonly Readonly<Record<string, string | number>>[]): string {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  return csv(
    columns.join(";"),
    ...lines.map((line) => columns.map((column) => line[column] ?? "").join(";")),
  );
}
