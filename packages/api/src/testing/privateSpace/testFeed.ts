import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as api from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { dayAt } from "@ribambelle/domain/kernel/day";
import ICAL from "ical.js";
import { readTerms } from "../../agency/readAgency.ts";
import { byCommand } from "../../features/audit/index.ts";
import { importFolder } from "../../features/imports/index.ts";
import { imports } from "../../features.ts";
import { insertPerson, type TestPerson } from "../stores/testPeople.store.ts";
import { buildTestApp } from "../testApp.ts";

/** One line of interventions.csv; what is left out is as most are. */
export interface GivenVisit {
  readonly reference: string;
  readonly family?: string;
  readonly who?: string;
  readonly day?: string;
  readonly start?: string;
  readonly end?: string;
  readonly state?: number;
  readonly group?: string;
  readonly replaces?: string;
  readonly note?: string;
}

const columns = [
  "référence;référence du parent;référence de l’intervenant;prestation;date;heure de début;heure de fin;état",
  "groupe;référence de l’intervention remplacée;note",
].join(";");

const lineOf = ({ reference, family = "P-1", who = "I-1", ...given }: GivenVisit) =>
  [
    ...[reference, family, who, "0", given.day ?? "2026-11-24", given.start ?? "16:30", given.end ?? "19:00"],
    ...[given.state ?? 0, given.group ?? "", given.replaces ?? "", given.note ?? ""],
  ].join(";");

/** Reads a calendar as a program of others does; throws for what it cannot read. */
export function readEvents(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
}

/** A portal at 9 in the morning in Paris on 23 November 2026, with two families and two babysitters, whose calendars are read. */
export async function feedPortal(settings: NodeJS.ProcessEnv = {}) {
  let at = new Date("2026-11-23T08:00:00Z");
  const portal = await buildTestApp({ JOBS: "elsewhere", ...settings }, { deps: { now: () => at } });
  const { connection } = portal.database;
  const { db } = connection;
  const person = (role: "Parent" | "BabySitter", reference: string, given: object) =>
    insertPerson(db, role, { agency_reference: reference, zip_code: "44000", city: "Nantes", ...given });
  const parent = await person("Parent", "P-1", { first_name: "Camille", last_name: "Martin" });
  const neighbour = await person("Parent", "P-2", { first_name: "Zoé", last_name: "Lefèvre" });
  const babysitter = await person("BabySitter", "I-1", { first_name: "Éloïse", last_name: "Le Goff" });
  const colleague = await person("BabySitter", "I-2", { first_name: "Lucas", last_name: "Garnier" });
  const cookies = new Map<number, Promise<string>>();
  const cookieOf = ({ personId, userName }: TestPerson) => {
    const known = cookies.get(personId) ?? portal.signIn(userName);
    cookies.set(personId, known);
    return known;
  };
  const call = async (who: TestPerson, endpoint: { method: "GET" | "POST"; path: string }, body?: object) =>
    portal.call(endpoint.method, endpoint.path, { cookie: await cookieOf(who), ...(body && { body }) });
  /** Makes somebody's link, or another one, and gives its address as calls have it. */
  const link = async (who: TestPerson, withPlace = false) => {
    const answer = await call(who, api.renewMyCalendarLink, { withPlace });
    return pathOf(answer.json().url);
  };
  /** Asks for an address as a calendar does. */
  const read = (path: string, headers: Record<string, string> = {}, address?: string) =>
    portal.call("GET", path, { headers: { ...headers }, ...(address && { address }) });
  return {
    ...{ portal, db, parent, neighbour, babysitter, colleague, call, link, read, cookieOf },
    /** Moves the clock to an instant. */
    goTo: (instant: string) => {
      at = new Date(instant);
    },
    /** Imports these interventions. */
    async give(...visits: readonly GivenVisit[]) {
      const folder = await mkdtemp(join(tmpdir(), "ribambelle-feed-"));
      await writeFile(join(folder, "interventions.csv"), [columns, ...visits.map(lineOf), ""].join("\n"));
      const problems: unknown[] = [];
      await importFolder({
        ...{ imports, connection, fileStore: portal.fileStore, folder, by: byCommand },
        ...{
          today: dayAt(at),
          now: at,
          terms: readTerms(null),
          quiet: true,
          isInOldPortal: false,
          dryRun: false,
        },
        onProblem: (problem) => problems.push(problem),
        onWarning: () => {},
        onWait: () => {},
      });
      await rm(folder, { recursive: true });
      if (problems.length > 0) throw new Error(JSON.stringify(problems));
    },
    /** The entries of somebody's calendar, by a link that they already have or that is made now. */
    async events(path: string) {
      return readEvents((await read(path)).body);
    },
  };
}

/** The part of a calendar's address that follows the base of all calls. */
export const pathOf = (url: string): string => url.slice(url.indexOf("/Intervention/calendar/"));
