import { join } from "node:path";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/contracts/contracts.files";
import { documentsFile } from "@ribambelle/domain/documents/documents.file";
import { instantOf } from "@ribambelle/domain/kernel/dates/instants";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import type { Db } from "../../../db/connection/connect.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { drawDocument } from "../../../demonstrating/drawDocument.ts";
import { linesOf, sourceOf } from "../../../demonstrating/source.ts";
import { notifyEach } from "../../notifications/index.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { fillWhatWasDone } from "./asked.store.ts";
import { contractPage, type DemonstrationDocument } from "./contractPages.ts";
import { demonstrationNotices } from "./notices.ts";

/** The contracts of the demonstration, their documents, and what the bell says of them. */
export const contractsDemonstration: Demonstration = {
  async *files(today) {
    for (const name of [...subjects.keys(), documentsFile.name])
      yield { name, content: sourceOf(name, today) };
    for (const document of demonstrationDocuments(today)) {
      const name = join(documentsFile.folder ?? "", document.line.fichier ?? "");
      yield { name, content: await drawDocument(contractPage(document), today) };
    }
  },
  fill: tellOfContracts,
};

const subjects = new Map([
  [parentContractsFile.name, "Garde d’enfants à domicile"],
  [houseworkContractsFile.name, "Ménage à domicile"],
  [babysitterContractsFile.name, "Contrat de travail"],
]);

/** Gives the documents of the demonstration, with the lines that they are about. */
export function demonstrationDocuments(today: string): DemonstrationDocument[] {
  const lines = (name: string) => linesOf(sourceOf(name, today));
  const people = new Map(lines(peopleFile.name).map((line) => [line.référence, line]));
  // A housework contract and its amendments share their reference: the last one is on the document.
  const contracts = new Map(
    [...subjects].flatMap(([name, subject]) =>
      lines(name).map((contract) => [contract.référence, { contract, subject }] as const),
    ),
  );
  return lines(documentsFile.name).map((line) => {
    const person = people.get(line["référence de la personne"] ?? "");
    const about = contracts.get(line["référence du contrat"] ?? "");
    if (!person || !about)
      throw new Error(`demonstration/documents.csv: ${line.fichier} is about nobody’s contract`);
    return { line, person, ...about };
  });
}

async function tellOfContracts(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
  await fillWhatWasDone(transaction, instantOf(today, "08:00"));
  const notices = demonstrationNotices(today);
  const people = await listPeopleByReference(transaction, [...notices.keys()]);
  await notifyEach(
    transaction,
    people.flatMap(({ reference, personId }) =>
      (notices.get(reference) ?? []).map((notice) => ({ ...notice, personId })),
    ),
  );
}
