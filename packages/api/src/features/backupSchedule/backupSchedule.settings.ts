import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { BackupsKept } from "@ribambelle/domain/backup/backup.schedule";
import * as z from "zod/mini";
import { type SettingsOf, settings, text } from "../../settings.ts";

/** The backups that the portal makes by itself. */
export interface ScheduledBackups {
  readonly folder: string;
  /** When one is due, every day, HH:MM by the clock of the agency. */
  readonly at: string;
  readonly kept: BackupsKept;
  /** Whom they are encrypted for; for nobody they are not. */
  readonly recipients: readonly string[];
}

const keptForm = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/;
const recipientsIn = (list: string) => list.split(",").map((recipient) => recipient.trim());

const shape = {
  BACKUP_FOLDER: z.optional(text),
  BACKUP_AT: z.optional(text.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of the day, HH:MM"))),
  BACKUP_KEEP: z.optional(
    text.check(z.regex(keptForm, "must be three numbers, of days, weeks and months: 7,4,12")),
  ),
  BACKUP_AGE_RECIPIENT: z.optional(
    text.check(
      z.refine((list) => recipientsIn(list).every(isRecipient), {
        error: "must be a public key of age (age1…), or several separated by commas",
      }),
    ),
  ),
};

type Given = z.infer<z.ZodMiniObject<typeof shape>>;

/** Where, when and for how long the portal backs itself up; null where it does not. */
export const backupScheduleSettings = settings(
  shape,
  (given): { backups: ScheduledBackups | null } => ({ backups: backupsOf(given) }),
  (e) => {
    if (e.BACKUP_FOLDER !== undefined) return null;
    const name = (Object.keys(shape) as (keyof Given)[]).find((each) => e[each] !== undefined);
    return name ? { name, missing: "BACKUP_FOLDER" } : null;
  },
);

function backupsOf(e: Given): ScheduledBackups | null {
  if (e.BACKUP_FOLDER === undefined) return null;
  const [, days, weeks, months] = keptForm.exec(e.BACKUP_KEEP ?? "7,4,12") ?? [];
  return {
    folder: resolve(e.BACKUP_FOLDER),
    at: e.BACKUP_AT ?? "03:00",
    kept: { days: Number(days), weeks: Number(weeks), months: Number(months) },
    recipients: e.BACKUP_AGE_RECIPIENT ? recipientsIn(e.BACKUP_AGE_RECIPIENT) : [],
  };
}

// A key with a mistake must stop the start, not the backup of the night. The library is loaded only where there is one.
function isRecipient(recipient: string): boolean {
  const load = createRequire(import.meta.url);
  const { Encrypter } = load("age-encryption") as typeof import("age-encryption");
  try {
    new Encrypter().addRecipient(recipient);
    return true;
  } catch {
    return false;
  }
}

declare module "../../settings.ts" {
  interface FeatureConfig extends SettingsOf<typeof backupScheduleSettings> {}
}
