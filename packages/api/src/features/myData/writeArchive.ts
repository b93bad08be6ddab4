import type { PersonPiece } from "../../personal/personRows.store.ts";
import type { PersonalTable } from "../../personal.ts";
import type { ArchivedFiles } from "./archivedFiles.ts";
import type { ArchiveForm } from "./archiveForm.ts";
import type { HeldText } from "./heldText.ts";

/** A form of the archive, and the text that it becomes. */
export interface Written {
  readonly form: ArchiveForm;
  readonly text: HeldText;
}

/** Writes the pieces that it is given, each of some rows of one table, in every form. */
export interface ArchiveWriter {
  take(piece: PersonPiece): Promise<void>;
  end(): Promise<void>;
}

/** Begins to write the rows of an archive in these forms, with the names of their files. */
export async function writeArchive(
  written: readonly Written[],
  files: ArchivedFiles,
): Promise<ArchiveWriter> {
  let last: PersonalTable | null = null;
  const each = async (say: (form: ArchiveForm) => string) => {
    for (const { form, text } of written) await text.write(say(form));
  };
  const endTable = async () => void (last && (await each((form) => form.endTable())));
  await each((form) => form.begin());
  return {
    async take({ declared, rows, all }) {
      const begins = declared !== last;
      if (begins) {
        await endTable();
        await each((form) => form.beginTable(declared, all));
      }
      last = declared;
      const named = await files.name({ declared, rows });
      await each((form) => named.map((row, n) => form.row(row, declared, begins && n === 0)).join(""));
    },
    async end() {
      await endTable();
      await each((form) => form.end());
    },
  };
}
