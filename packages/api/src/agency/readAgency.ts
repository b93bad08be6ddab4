import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Agency, agencySchema } from "@ribambelle/domain/agency/agency";
import { parse } from "yaml";
import * as z from "zod/mini";
import { type AgencyTerms, termsShape } from "./terms.ts";

/** An agency's file that cannot be used; the message is one sentence that names the place. */
export class AgencyProblem extends Error {}

/** The demonstration agency's folder: its values stand in for those that an agency leaves out. */
export const demonstrationAgencyFolder = fileURLToPath(new URL("../../../../agency", import.meta.url));

const fileName = "agency.yaml";

// What pages show, and what the terms are kept by.
const fileSchema = z.extend(agencySchema, termsShape);

/** Reads the agency of a folder over the demonstration's values; throws AgencyProblem on the first thing that cannot be used. */
export function readAgency(folder: string | null): Agency & AgencyTerms {
  const values = folder === null ? {} : readValues(folder);
  const merged = mergeOver(borrowed(folder, readValues(demonstrationAgencyFolder), values), values);
  const read = fileSchema.safeParse(merged);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = issue?.path.join(".") || "the file";
  const reason = issue?.code === "unrecognized_keys" ? `has an unknown entry: ${issue.keys[0]}` : said(issue);
  throw new AgencyProblem(`${join(folder ?? demonstrationAgencyFolder, fileName)}: ${field} ${reason}.`);
}

/** Reads what the agency's terms are kept by; throws AgencyProblem. */
export function readTerms(folder: string | null): AgencyTerms {
  const { legal, payments, taxCredit, payslips, signature, work } = readAgency(folder);
  return { legal, payments, taxCredit, payslips, signature, work };
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

function borrowed(folder: string | null, demonstration: unknown, own: unknown): unknown {
  return folder === null
    ? demonstration
    : withoutOthersLogo(folder, withoutOthersTerms(withoutOthersDesks(demonstration, own)));
}

// What the demonstration says of its own drawing says nothing of another.
function withoutOthersLogo(folder: string, demonstration: unknown): unknown {
  if (!isGroup(demonstration) || !existsSync(join(folder, "images", "logo.svg"))) return demonstration;
  const { logoFitsDark: _, ...others } = demonstration;
  return others;
}

// Who an agency is before the law, and where its families pay, is never another's (SPACE-OP6).
function withoutOthersTerms(demonstration: unknown): unknown {
  if (!isGroup(demonstration) || !isGroup(demonstration.legal) || !isGroup(demonstration.payments))
    return demonstration;
  const { holder: _, iban: __, bic: ___, ...payments } = demonstration.payments;
  return { ...demonstration, legal: { mode: demonstration.legal.mode }, payments };
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
