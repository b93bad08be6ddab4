import { peopleImportActs } from "@ribambelle/domain/people/people.acts";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import type { Db } from "../../db/connection/connect.ts";
import { pagesAfter } from "../../db/pagesAfter.ts";
import type { Absent, IsSeen } from "../../importing/absent.ts";
import { fileImporter } from "../../importing/fileImporter.ts";
import { isRoleNamed, listPeopleNotNamed } from "./people.absent.store.ts";
import { givenPersonColumns } from "./people.columns.ts";
import { importPeople } from "./people.import.ts";

// The person's own choice stands against what an import says of it.
const { displaysConnectionPopup: _, ...knownPersonColumns } = givenPersonColumns;
const weighty: ReadonlySet<string> = new Set(["email", "role", "lastName", "firstName"]);

/** The people of an import. */
export const peopleImporters = [
  fileImporter(peopleFile, {
    act: peopleImportActs.peopleImported,
    batchSize: 1_000,
    keep: async ({ db, circumstances: { by, now }, ...work }) => ({
      outcomes: await importPeople(db, by, { ...work, now }),
    }),
    absent: absentPeople,
    shown: {
      rows: {
        table: "person",
        key: { reference: ["agency_reference", "text"] },
        columns: knownPersonColumns,
      },
      weighs: (field) => weighty.has(field),
    },
  }),
];

async function* absentPeople(db: Db, isSeen: IsSeen): AsyncGenerator<Absent[]> {
  // An export that names no agency user is one of families and babysitters only: staff are not missing from
  // it.
  const speaksOfStaff = await isRoleNamed(db, "Agency", isSeen);
  const read = (after: string, limit: number) => listPeopleNotNamed(db, isSeen, after, limit);
  for await (const page of pagesAfter(read, ({ reference }) => reference, ""))
    yield page
      .filter(({ role }) => speaksOfStaff || role !== "Agency")
      .map((person) => ({ reference: person.reference, person, startDate: null, endDate: null }));
}
