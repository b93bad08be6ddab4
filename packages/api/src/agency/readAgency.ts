import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Agency, agencySchema } from "@ribambelle/domain/agency/agency";
import { parse } from "yaml";

/** An agency's file that cannot be used; the message is one sentence that names the place. */
export class AgencyProblem extends Error {}

/** The demonstration agency's folder: its values stand in for those that an agency leaves out. */
export const demonstrationAgencyFolder = fileURLToPath(new URL("../../../../agency", import.meta.url));

const fileName = "agency.yaml";

/** Reads the agency of a folder over the demonstration's values; throws AgencyProblem on the first thing that cannot be used. */
export function readAgency(folder: string | null): Agency {
  const values = folder === null ? {} : readValues(folder);
  const merged = mergeOver(withoutOthersDesks(readValues(demonstrationAgencyFolder), values), values);
  const read = agencySchema.safeParse(merged);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = issue?.path.join(".") || "the file";
  const reason = issue?.code === "unrecognized_keys" ? `has an unknown entry: ${issue.keys[0]}` : said(issue);
  throw new AgencyProblem(`${join(folder ?? demonstrationAgencyFolder, fileName)}: ${field} ${reason}.`);
}

const said = (issue: { readonly message: string } | undefined) =>
  issue?.message.startsWith("must") ? issue.message : "is missing or is not a value that it takes";

function readValues(folder: string): unknown {
  const path = join(folder, fileName);
  if (!existsSync(path))
    throw new AgencyProblem(`AGENCY_FOLDER leads to ${folder}, which has no ${fileName}.`);
  try {
    return parse(readFileSync(path, "utf8")) ?? {};
  } catch (error) {
    throw new AgencyProblem(`${path} cannot be read: ${String((error as Error).message).split("\n")[0]}.`);
  }
}

// The desks of the demonstration would not be answered by an agency that has a number of its own.
function withoutOthersDesks(demonstration: unknown, own: unknown): unknown {
  if (!isGroup(own) || !isGroup(own.contact) || !("phone" in own.contact)) return demonstration;
  if (!isGroup(demonstration) || !isGroup(demonstration.contact)) return demonstration;
  const { desks: _, ...contact } = demonstration.contact;
  return { ...demonstration, contact };
}

// Lists and texts replace the default whole: an agency that lists one partner has one.
function mergeOver(values: unknown, own: unknown): unknown {
  if (!isGroup(values) || !isGroup(own)) return own ?? values;
  const names = new Set([...Object.keys(values), ...Object.keys(own)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      name in own && isSaid(own[name]) ? own[name] : mergeOver(values[name], own[name]),
    ]),
  );
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
// Otherwise an agency's French text would keep the demonstration's English one.
const isSaid = (value: unknown) => isGroup(value) && "fr" in value;
