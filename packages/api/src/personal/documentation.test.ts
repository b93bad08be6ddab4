import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { personal } from "../features.ts";
import { isPersonal, type PersonalTable } from "../personal.ts";

const page = fileURLToPath(new URL("../../../../docs/personal-data.md", import.meta.url));

const untilText = ({ until }: PersonalTable) =>
  "event" in until ? `until ${until.event}` : `${until.period} after ${until.after}`;

function deletionText({ whenDeleted, isAppendOnly }: PersonalTable): string {
  if (whenDeleted.rows === "removed") return "removed";
  if (whenDeleted.rows === "removed-with") return `removed with \`${whenDeleted.table}\``;
  const blanked = Object.keys(whenDeleted.blanked ?? {});
  const without = blanked.length === 0 ? "" : ` without ${blanked.map((name) => `\`${name}\``).join(", ")}`;
  return `**kept**${without}. ${whenDeleted.why}${isAppendOnly ? " Nothing changes it." : ""}`;
}

const lines = personal.filter(isPersonal).map((declared) => {
  const { table, title, exported, file } = declared;
  const columns = Object.values(exported).map(({ en }) => en);
  const given = columns.length === 0 ? "nothing: it serves the portal alone" : columns.join(", ");
  return `| \`${table}\`${title ? `: ${title.en}` : ""} | ${given}${file ? "; the file itself" : ""} | ${untilText(declared)} | ${deletionText(declared)} |`;
});
const nobodys = personal.filter((declared) => !isPersonal(declared)).map(({ table }) => `\`${table}\``);

const text = `# What is kept about people

Written from the declarations of each feature (\`*.personal.ts\`), by which people’s data is handed out and forgotten too: after a
change there, \`npx vitest run --project api packages/api/src/personal/documentation.test.ts -u\` writes this page again. An agency
can take it into its record of processing activities (GDPR, article 30). Backups keep what has gone until they go themselves:
see [operations.md](operations.md).

| Table | What its person gets in the archive of their data | Kept in the ordinary course | When the account is deleted |
| --- | --- | --- | --- |
${lines.join("\n")}

About nobody: ${nobodys.join(", ")}.

## Who else gets some of it

| Who | What | When |
| --- | --- | --- |
| The mail server (\`SMTP_URL\`) | e-mail address, name and text of each letter | at each letter |
| The server of the files (\`FILES_S3_ENDPOINT\`) | documents and photos, under random names | where the agency keeps files in a bucket |
| The address service (\`GEOCODING_URL\`: the national address API, of the IGN) | the address that somebody types, without their name; it comes from the portal’s machine, never from theirs | where the agency has set it; without it nothing leaves |
| The notifications widget (\`NOTIFICATIONS_WIDGET_URL\`) | what its script takes from the page | where the agency has chosen one |
`;

it("is told in docs/personal-data.md, table by table", async () => {
  await expect(text).toMatchFileSnapshot(page);
});
