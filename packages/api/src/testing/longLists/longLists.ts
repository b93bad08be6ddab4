type Id = string | number;

/** What a sort reads; where nothing is known a row stands first, last, or is left out. */
export interface Sort {
  readonly column: string;
  readonly without?: "first" | "last" | "left out";
}

/** A list of the agency, of more rows than are counted, many of whom no sort tells apart. */
export interface TriedList {
  /** The path of its call, and the address at which it is read. */
  readonly call: string;
  readonly path: string;
  /** Which rows it holds, beside their `id`. */
  readonly rows: string;
  readonly id?: string;
  readonly idOf: (item: never) => Id;
  readonly sorts: Readonly<Record<string, Sort>>;
  /** In which of them it stands where nothing is said. */
  readonly usual: string;
}

/** What the rows of some lists are of. */
export interface Subjects {
  readonly bossId: number;
  readonly familyId: number;
  readonly contractId: number;
  readonly importId: string;
}

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
const number = (column: string) => `to_char(${column}, '0000000000')`;
const idOf = ({ id }: { id: Id }) => id;
const userIdOf = ({ userId }: { userId: Id }) => userId;

const people = (role: string): TriedList => ({
  call: "/Agency/People",
  path: `/Agency/People?role=${role}`,
  rows: `person WHERE role = '${role}'`,
  idOf: userIdOf,
  sorts: {
    name: { column: "sort_name" },
    created: { column: instant("created_at") },
    activity: { column: instant("last_seen_at"), without: "first" },
  },
  usual: "name",
});
const contracts = (kind: string, table: string): TriedList => ({
  call: "/Agency/Contracts",
  path: `/Agency/Contracts?kind=${kind}`,
  rows: table,
  idOf,
  sorts: {
    updated: { column: instant("updated_at") },
    start: { column: "start_date::text", without: "last" },
    end: { column: "end_date::text", without: "last" },
    asked: { column: instant("asked_at"), without: "last" },
    reference: { column: "reference" },
  },
  usual: "-updated",
});
const season = (view: string, role: string): TriedList => ({
  call: "/Agency/Renewals/:year",
  path: `/Agency/Renewals/2026?view=${view}`,
  rows: `person p LEFT JOIN renewal_answer a ON a.person_id = p.id
    LEFT JOIN renewal_follow_up f ON f.person_id = p.id WHERE p.role = '${role}'`,
  id: "p.id",
  idOf: ({ person }: { person: { userId: Id } }) => person.userId,
  sorts: {
    name: { column: "p.sort_name" },
    answered: { column: instant("a.answered_at"), without: "left out" },
    contactDate: { column: "f.contact_date::text", without: "left out" },
  },
  usual: "name",
});
const entries = (call: string, path: string, rows: string): TriedList => ({
  call,
  path,
  rows: `audit_entry WHERE ${rows}`,
  idOf,
  sorts: { date: { column: number("id") } },
  usual: "-date",
});

/** Every list of the agency that is read page by page, as what the database holds of its rows says how it stands. */
export const longLists = ({ bossId, familyId, contractId, importId }: Subjects): readonly TriedList[] => [
  people("Parent"),
  people("BabySitter"),
  {
    call: "/Agency/Staff",
    path: "/Agency/Staff",
    rows: "person WHERE role = 'Agency'",
    idOf: userIdOf,
    sorts: {
      name: { column: "lower(last_name || ' ' || first_name)" },
      activity: { column: instant("last_seen_at"), without: "first" },
    },
    usual: "name",
  },
  contracts("guard", "parent_contract"),
  contracts("housework", "housework_contract"),
  contracts("babysitter", "babysitter_contract"),
  {
    call: "/Agency/Contracts/:kind/:id/Events",
    path: `/Agency/Contracts/guard/${contractId}/Events`,
    rows: `contract_event WHERE contract_id = ${contractId}`,
    idOf,
    sorts: { "": { column: number("1000000 - id") } },
    usual: "",
  },
  {
    call: "/Agency/Letters",
    path: "/Agency/Letters",
    rows: "letter",
    idOf,
    sorts: {
      asked: { column: instant("created_at") },
      next: { column: instant("CASE WHEN state = 'waiting' THEN next_attempt_at END"), without: "last" },
    },
    usual: "-asked",
  },
  {
    call: "/Agency/Moderation/History",
    path: "/Agency/Moderation/History",
    rows: "moderation_decision",
    idOf,
    sorts: { date: { column: instant("at") } },
    usual: "-date",
  },
  {
    call: "/Agency/Requests",
    path: "/Agency/Requests",
    rows: "person_request",
    idOf,
    sorts: { due: { column: "due_on::text" }, asked: { column: instant("asked_at") } },
    usual: "due",
  },
  {
    call: "/Agency/Surveys",
    path: "/Agency/Surveys",
    rows: "survey s JOIN person p ON p.id = s.person_id",
    id: "s.id",
    idOf: ({ leadNeedSurveyID }: { leadNeedSurveyID: Id }) => leadNeedSurveyID,
    sorts: {
      saved: { column: instant("s.saved_at") },
      finished: { column: instant("s.finished_at"), without: "first" },
      name: { column: "p.sort_name" },
    },
    usual: "-saved",
  },
  season("families", "Parent"),
  season("babysitters", "BabySitter"),
  entries("/Agency/Audit", `/Agency/Audit?personId=${familyId}`, `person_id = ${familyId}`),
  entries("/Agency/Audit/Mine", "/Agency/Audit/Mine", `actor_id = ${bossId}`),
  entries("/Agency/People/:id/History", `/Agency/People/${familyId}/History`, `person_id = ${familyId}`),
  {
    call: "/Agency/Imports",
    path: "/Agency/Imports",
    rows: "import_run",
    idOf,
    sorts: { date: { column: instant("created_at") } },
    usual: "-date",
  },
  {
    call: "/Agency/Imports/:id/Lines",
    path: `/Agency/Imports/${importId}/Lines`,
    rows: "import_line l JOIN import_file f ON f.import_id = l.import_id AND f.name = l.file",
    id: `f.step || ' ' || ${number("l.line")}`,
    idOf: ({ file, line }: { file: string; line: number }) =>
      `${file === "personnes.csv" ? 1 : 2} ${String(line).padStart(11, " 0000000000")}`,
    sorts: { line: { column: "f.step::text" } },
    usual: "line",
  },
];
