import { teamImportActs } from "@ribambelle/domain/team/team.acts";
import { teamFile } from "@ribambelle/domain/team/team.file";
import type { Db } from "../../db/connection/connect.ts";
import { pagesAfter } from "../../db/pagesAfter.ts";
import type { Absent, IsSeen } from "../../importing/absent.ts";
import { fileImporter } from "../../importing/fileImporter.ts";
import { linkCards } from "./cards.store.ts";
import { givenMemberColumns } from "./team.columns.ts";
import { listMembersNotNamed, saveMembers } from "./team.import.store.ts";

const weighty: ReadonlySet<string> = new Set(["email", "lastName", "firstName"]);

/** The members of the team of an import. */
export const teamImporters = [
  fileImporter(teamFile, {
    act: teamImportActs.teamImported,
    batchSize: 1_000,
    keep: async ({ db, lines, present }) => {
      const outcomes = await saveMembers(db, lines, present);
      await linkCards(
        db,
        lines.map(({ row }) => row.reference),
      );
      return { outcomes };
    },
    absent: absentMembers,
    shown: {
      rows: {
        table: "team_member",
        key: { reference: ["agency_reference", "text"] },
        columns: givenMemberColumns,
      },
      weighs: (field) => weighty.has(field),
    },
  }),
];

async function* absentMembers(db: Db, isSeen: IsSeen): AsyncGenerator<Absent[]> {
  const read = (after: string, limit: number) => listMembersNotNamed(db, isSeen, after, limit);
  for await (const page of pagesAfter(read, ({ reference }) => reference, ""))
    yield page.map((member) => ({
      reference: member.reference,
      person: { ...member, role: "Team" },
      startDate: null,
      endDate: null,
    }));
}
