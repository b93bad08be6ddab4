import { catalogue } from "../kernel/texts.ts";

/** Why a backup cannot be made or restored, by its code; the detail is a file, a table or a reason. */
export const backupProblems = catalogue({
  fr: {
    "file-exists": (file: string) =>
      `${file} existe déjà\u00a0: une sauvegarde n’en remplace jamais une autre. Choisissez un autre nom.`,
    "file-not-writable": (detail: string) => `La sauvegarde ne peut pas être écrite (${detail}).`,
    "disk-full": (file: string) =>
      `Le disque est plein\u00a0: la sauvegarde ${file} n’a pas pu être écrite et rien n’en est resté.`,
    "no-portal": () => "Cette base de données ne contient pas de portail\u00a0: il n’y a rien à sauvegarder.",
    "tables-change": () =>
      "Les tables sont en train de changer (une mise à jour du portail\u00a0?)\u00a0: recommencez dans un instant.",
    "backup-failed": (reason: string) =>
      `La sauvegarde a échoué (${reason}) et rien n’en est resté. Recommencez.`,
    "check-failed": (reason: string) => `La vérification des fichiers a échoué (${reason}). Recommencez.`,
    "file-not-readable": (file: string) => `Le fichier ${file} n’existe pas ou ne peut pas être lu.`,
    "wrong-recipient": (recipient: string) => `${recipient} n’est pas une clé publique de age (age1…).`,
    encrypted: (file: string) =>
      `La sauvegarde ${file} est chiffrée\u00a0: donnez le fichier de la clé avec --identity.`,
    "no-identity": () =>
      "Le fichier donné avec --identity n’existe pas, ou ne contient pas de clé de age (AGE-SECRET-KEY-1…).",
    "wrong-identity": (file: string) =>
      `La sauvegarde ${file} a été chiffrée pour une autre clé que celle de --identity.`,
    "not-a-backup": (file: string) => `Le fichier ${file} n’est pas une sauvegarde du portail.`,
    "newer-version": (detail: string) =>
      `Cette sauvegarde vient d’une version plus récente du portail (${detail})\u00a0: installez cette version pour la restaurer.`,
    damaged: (place: string) =>
      `Cette sauvegarde est abîmée ou incomplète (${place})\u00a0: elle ne peut pas être restaurée.`,
    "database-not-empty": (table: string) =>
      `La base de données n’est pas vide (table ${table})\u00a0: une restauration demande une base vide.`,
    "database-of-other-version": (migration: string) =>
      `Les tables de la base de données ne sont pas celles de la sauvegarde (${migration})\u00a0: donnez une base sans aucune table.`,
    "files-not-empty": (key: string) =>
      `Le dossier des fichiers n’est pas vide (${key})\u00a0: une restauration demande un dossier vide.`,
    "database-in-use": (count: string) =>
      `La base de données est utilisée (autres connexions\u00a0: ${count})\u00a0: arrêtez le portail avant de restaurer.`,
    "unknown-table": (table: string) =>
      `Cette version du portail ne connaît pas ${table}\u00a0: restaurez avec la version qui a fait la sauvegarde, puis mettez à jour.`,
    "restore-failed": (reason: string) =>
      `La restauration a échoué et rien n’a été gardé. Raison\u00a0: ${reason}.`,
    "files-left": (reason: string) =>
      `La restauration a échoué\u00a0; la base de données est restée vide, mais des fichiers n’ont pas pu être retirés\u00a0: videz leur dossier. Raison\u00a0: ${reason}.`,
    "upgrade-failed": (reason: string) =>
      `Tout est restauré, mais la mise à jour vers cette version du portail a échoué. Raison\u00a0: ${reason}.`,
  },
  en: {
    "file-exists": (file) => `${file} exists already: a backup never replaces another. Choose another name.`,
    "file-not-writable": (detail) => `The backup cannot be written (${detail}).`,
    "disk-full": (file) =>
      `The disk is full: the backup ${file} could not be written and nothing was left of it.`,
    "no-portal": () => "This database holds no portal: there is nothing to back up.",
    "tables-change": () => "The tables are changing (an upgrade of the portal?): try again in a moment.",
    "backup-failed": (reason) => `The backup failed (${reason}) and nothing was left of it. Try again.`,
    "check-failed": (reason) => `The check of the files failed (${reason}). Try again.`,
    "file-not-readable": (file) => `The file ${file} does not exist or cannot be read.`,
    "wrong-recipient": (recipient) => `${recipient} is no public key of age (age1…).`,
    encrypted: (file) => `The backup ${file} is encrypted: give the file of the key with --identity.`,
    "no-identity": () =>
      "The file given with --identity does not exist, or holds no key of age (AGE-SECRET-KEY-1…).",
    "wrong-identity": (file) =>
      `The backup ${file} was encrypted for another key than the one of --identity.`,
    "not-a-backup": (file) => `The file ${file} is not a backup of the portal.`,
    "newer-version": (detail) =>
      `This backup was made by a newer version of the portal (${detail}): install that version to restore it.`,
    damaged: (place) => `This backup is damaged or incomplete (${place}): it cannot be restored.`,
    "database-not-empty": (table) =>
      `The database is not empty (table ${table}): a restore asks for an empty one.`,
    "database-of-other-version": (migration) =>
      `The tables of the database are not those of the backup (${migration}): give a database without any table.`,
    "files-not-empty": (key) =>
      `The folder of the files is not empty (${key}): a restore asks for an empty one.`,
    "database-in-use": (count) =>
      `The database is in use (other connections: ${count}): stop the portal before a restore.`,
    "unknown-table": (table) =>
      `This version of the portal does not know ${table}: restore with the version that made the backup, then upgrade.`,
    "restore-failed": (reason) => `The restore failed and nothing was kept. Reason: ${reason}.`,
    "files-left": (reason) =>
      `The restore failed; the database was left empty, but some files could not be removed: empty their folder. Reason: ${reason}.`,
    "upgrade-failed": (reason) =>
      `Everything is restored, but the upgrade to this version of the portal failed. Reason: ${reason}.`,
  },
});

/** What can be wrong with a backup. */
export type BackupProblemCode = keyof ReturnType<typeof backupProblems>;

export const backupTexts = catalogue({
  fr: {
    backupUsage: "Usage\u00a0: npm run backup -- FICHIER [--recipient age1…] [--lang fr|en]",
    restoreUsage: "Usage\u00a0: npm run restore -- FICHIER [--identity CLÉ] [--dry-run] [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    written: (file: string, tables: number, rows: number, files: number) =>
      `Sauvegarde écrite\u00a0: ${file} (tables ${tables}, lignes ${rows}, fichiers ${files}).`,
    restored: (day: string, tables: number, rows: number, files: number) =>
      `Sauvegarde du ${day} restaurée (tables ${tables}, lignes ${rows}, fichiers ${files}).`,
    whole: (day: string, tables: number, rows: number, files: number) =>
      `Sauvegarde du ${day} entière (tables ${tables}, lignes ${rows}, fichiers ${files})\u00a0: rien n’a été restauré.`,
    missingFile: (key: string) =>
      `Fichier absent ou illisible, qui n’est pas dans la sauvegarde\u00a0: ${key}`,
    changedFile: (key: string) =>
      `Fichier abîmé, qui est dans la sauvegarde tel qu’il a été trouvé\u00a0: ${key}`,
    moreFaults: (count: number) => `… et ${count} ${count > 1 ? "autres fichiers" : "autre fichier"}.`,
    lacking: (count: number) => `Fichiers qui manquaient déjà à la sauvegarde\u00a0: ${count}.`,
    spoilt: (count: number) => `Fichiers qui étaient déjà abîmés dans la sauvegarde\u00a0: ${count}.`,
  },
  en: {
    backupUsage: "Usage: npm run backup -- FILE [--recipient age1…] [--lang fr|en]",
    restoreUsage: "Usage: npm run restore -- FILE [--identity KEYFILE] [--dry-run] [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    written: (file, tables, rows, files) =>
      `Backup written: ${file} (tables ${tables}, rows ${rows}, files ${files}).`,
    restored: (day, tables, rows, files) =>
      `Backup of ${day} restored (tables ${tables}, rows ${rows}, files ${files}).`,
    whole: (day, tables, rows, files) =>
      `Backup of ${day} is whole (tables ${tables}, rows ${rows}, files ${files}): nothing was restored.`,
    missingFile: (key) => `File missing or unreadable, which is not in the backup: ${key}`,
    changedFile: (key) => `File damaged, which is in the backup as it was found: ${key}`,
    moreFaults: (count) => `… and ${count} more ${count > 1 ? "files" : "file"}.`,
    lacking: (count) => `Files that the backup already lacked: ${count}.`,
    spoilt: (count) => `Files that were already damaged in the backup: ${count}.`,
  },
});
