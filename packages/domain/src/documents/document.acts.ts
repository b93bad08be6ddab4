import { act, acts, reading } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";
import { withName } from "../kernel/acts/withName.ts";

/** Tells which document of which contract it is: by the contract’s reference, and by its own id. */
export const ofContract = (reference: string, documentId: string) => `${reference} ${documentId}`;

// An entry of before has the id alone, that of a demonstration the reference.
const toContract = (fr: string, en: string, way: Readonly<Record<"fr" | "en", string>>) =>
  act(
    withName({ fr, en }, (contract) => ({
      fr: `${fr} ${way.fr} contrat ${contract}`,
      en: `${en} ${way.en} contract ${contract}`,
    })),
  );

/** What happens to documents. */
export const documentActs = acts("documents", {
  downloaded: reading({ fr: "a téléchargé un document", en: "downloaded a document" }),
  added: toContract("a ajouté un document", "added a document", { fr: "au", en: "to" }),
  replaced: toContract("a remplacé un document", "replaced a document", { fr: "du", en: "of" }),
  opened: reading({ fr: "a ouvert un document", en: "opened a document" }),
});

export const documentImportActs = acts("imports", {
  documentsImported: importedLines({ fr: "a importé des documents", en: "imported documents" }),
});
