import { BackupProblem } from "./backupProblem.ts";
import {
  formatName,
  formatVersion,
  type Manifest,
  manifestEntry,
  manifestSchema,
  type Summary,
  summaryEntry,
  summarySchema,
} from "./manifest.ts";
import { readArchive } from "./readArchive.ts";

/** A backup that was found whole, with its manifest and its counts. */
export interface CheckedBackup {
  readonly file: string;
  /** The text of the identity file that an encrypted one was read with. */
  readonly identity?: string | undefined;
  readonly manifest: Manifest;
  readonly summary: Summary;
}

/** Reads a backup from its first byte to its last; throws BackupProblem unless it is whole and these migrations suffice for it. */
export async function checkBackup(
  file: string,
  known: readonly string[],
  identity?: string,
): Promise<CheckedBackup> {
  let manifest: Manifest | undefined;
  let summary: Summary | undefined;
  for await (const { name, content } of readArchive(file, identity)) {
    if (name === manifestEntry) manifest = readManifest(content);
    if (name === summaryEntry) summary = summarySchema.safeParse(jsonIn(content)).data;
  }
  if (!manifest || !summary) throw new BackupProblem("damaged", summaryEntry);
  // Only what was found whole is believed to be newer: one flipped bit names an unknown migration, too.
  refuseNewer(manifest, known);
  return { file, identity, manifest, summary };
}

function readManifest(content: Buffer): Manifest {
  const given = jsonIn(content);
  const { format, version } = (given ?? {}) as { format?: unknown; version?: unknown };
  if (format === formatName && typeof version === "number" && version > formatVersion) {
    throw new BackupProblem("newer-version", `format ${version}`);
  }
  const { data } = manifestSchema.safeParse(given);
  if (!data) throw new BackupProblem("damaged", manifestEntry);
  return data;
}

// An older version's migrations are a prefix of ours; anything else was made by a newer version.
function refuseNewer({ migrations }: Manifest, known: readonly string[]): void {
  const unknown = migrations.find((name, index) => name !== known[index]);
  if (unknown) throw new BackupProblem("newer-version", unknown);
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
