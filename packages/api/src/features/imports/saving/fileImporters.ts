import { invoiceLinesFile, invoicesFile } from "@ribambelle/domain/billing/invoice/invoice.files";
import { paymentSharesFile, paymentsFile } from "@ribambelle/domain/billing/payment/payment.files";
import { taxCertificatesFile } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import { campaignsFile } from "@ribambelle/domain/imports/campaigns.file";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/imports/contracts.files";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { peopleFile } from "@ribambelle/domain/imports/people.file";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import { teamFile } from "@ribambelle/domain/imports/team.file";
import { interventionsFile } from "@ribambelle/domain/interventions/interventions.file";
import type { Role } from "@ribambelle/domain/kernel/role";
import { type ImportedPayslip, payslipsFile } from "@ribambelle/domain/payslips/payslips.file";
import { readingRecipientsFile, readingsFile } from "@ribambelle/domain/readings/readings.file";
import { byCommand } from "../../audit/index.ts";
import {
  differingCertificates,
  disagreeingInvoices,
  endInvoiceLines,
  endPaymentShares,
  importInvoiceLines,
  importInvoices,
  importPaymentShares,
  importPayments,
  importTaxCertificates,
} from "../../billing/index.ts";
import { saveMembers } from "../../contacts/index.ts";
import { type ContractKind, importContracts, type OwnedLine } from "../../contracts/index.ts";
import { withdrawDocuments } from "../../documents/index.ts";
import { listPapersByReference } from "../../identity/index.ts";
import { importPayslips } from "../../payslips/index.ts";
import { insertFollowed } from "../../readings/index.ts";
import { importCampaigns } from "../../renewals/index.ts";
import { fileImporter, type LinesToSave } from "./fileImporter.ts";
import { tellOfContractsToSign } from "./importNotices.ts";
import { findNamedPeople } from "./namedPeople.ts";
import { judgePlacements, keepPlacements } from "./placements.ts";
import { saveDocuments } from "./saveDocuments.ts";
import { saveInterventions } from "./saveInterventions.ts";
import { savePeople } from "./savePeople.ts";
import { saveReadingRecipients, saveReadings } from "./saveReadings.ts";
import { tellOfArrivals } from "./tellOfArrivals.ts";

/** The files of an import, in the order in which they depend on each other. */
export const fileImporters = [
  fileImporter(teamFile, {
    action: "imports.team-imported",
    batchSize: 1_000,
    keep: ({ db, lines, present }) => saveMembers(db, lines, present),
  }),
  fileImporter(peopleFile, {
    action: "imports.people-imported",
    batchSize: 1_000,
    keep: async (work) => {
      const outcomes = await savePeople(work);
      const references = work.lines.map(({ row }) => row.reference);
      await insertFollowed(work.db, { references }, work.circumstances.today, "arrival");
      return outcomes;
    },
  }),
  fileImporter(parentContractsFile, {
    action: "imports.parent-contracts-imported",
    batchSize: 1_000,
    keep: async (work) => {
      const judged = await judgePlacements(work);
      const outcomes = await keepContracts("parent", "Parent", { ...work, lines: judged.fit });
      return [...(await keepPlacements(work.db, judged, outcomes)), ...judged.refused];
    },
  }),
  fileImporter(houseworkContractsFile, {
    action: "imports.housework-contracts-imported",
    batchSize: 1_000,
    keep: (work) => keepContracts("housework", "Parent", work),
  }),
  fileImporter(babysitterContractsFile, {
    action: "imports.babysitter-contracts-imported",
    batchSize: 1_000,
    keep: async (work) => {
      const outcomes = await keepContracts("babysitter", "BabySitter", work);
      const references = work.lines.map(({ row }) => row.personReference);
      await insertFollowed(work.db, { references }, work.circumstances.today, "arrival");
      return outcomes;
    },
  }),
  fileImporter(documentsFile, { action: "imports.documents-imported", batchSize: 100, keep: saveDocuments }),
  fileImporter(invoicesFile, {
    action: "imports.invoices-imported",
    batchSize: 100,
    async keep({ circumstances, ...work }) {
      const { found, refused } = await findNamedPeople(work.db, work.lines, ["Parent"]);
      const kept = await importInvoices(work.db, { ...circumstances, ...work, lines: found });
      await tellOfArrivals(work.db, kept.arrivals, circumstances);
      return [...kept.outcomes, ...refused];
    },
  }),
  fileImporter(invoiceLinesFile, {
    action: "imports.invoice-lines-imported",
    batchSize: 1_000,
    async keep({ db, lines, present, circumstances: { now } }) {
      const named = lines.flatMap(({ row }) => row.babysitter ?? []);
      return importInvoiceLines(db, { lines, present, now }, await listPapersByReference(db, named));
    },
    async end(db, { now }) {
      await endInvoiceLines(db, now);
      return (await disagreeingInvoices(db)).map((subject) => ({ code: "linesDisagree", subject }));
    },
  }),
  fileImporter(paymentsFile, {
    action: "imports.payments-imported",
    batchSize: 1_000,
    async keep({ db, lines, present, circumstances }) {
      const { found, refused } = await findNamedPeople(db, lines, ["Parent"]);
      const { outcomes, arrivals } = await importPayments(db, found, present);
      await tellOfArrivals(db, arrivals, circumstances);
      return [...outcomes, ...refused];
    },
  }),
  fileImporter(paymentSharesFile, {
    action: "imports.payment-shares-imported",
    batchSize: 1_000,
    keep: ({ db, lines, present }) => importPaymentShares(db, lines, present),
    async end(db) {
      await endPaymentShares(db);
      return [];
    },
  }),
  fileImporter(taxCertificatesFile, {
    action: "imports.tax-certificates-imported",
    batchSize: 100,
    async keep({ circumstances: { now }, ...work }) {
      const { found, refused } = await findNamedPeople(work.db, work.lines, ["Parent"]);
      return [...(await importTaxCertificates(work.db, { ...work, now, lines: found })), ...refused];
    },
    end: async (db) =>
      (await differingCertificates(db)).map((subject) => ({ code: "certificateDiffers", subject })),
  }),
  fileImporter(payslipsFile, { action: "imports.payslips-imported", batchSize: 100, keep: keepPayslips }),
  fileImporter(interventionsFile, {
    action: "imports.interventions-imported",
    batchSize: 1_000,
    keep: saveInterventions,
  }),
  fileImporter(campaignsFile, {
    action: "imports.campaigns-imported",
    batchSize: 100,
    keep: ({ db, lines, present }) => importCampaigns(db, lines, present),
  }),
  fileImporter(readingsFile, {
    action: "imports.readings-imported",
    batchSize: 100,
    keep: saveReadings,
  }),
  fileImporter(readingRecipientsFile, {
    action: "imports.reading-recipients-imported",
    batchSize: 1_000,
    keep: saveReadingRecipients,
  }),
];

async function keepContracts<Kind extends ContractKind>(
  kind: Kind,
  role: Role,
  { db, lines, present, files, circumstances }: LinesToSave<OwnedLine<Kind>["row"]>,
): Promise<Outcome[]> {
  const { found, refused } = await findNamedPeople(db, lines, [role]);
  const { outcomes, left, toSign } = await importContracts(db, byCommand, kind, found, present);
  await tellOfContractsToSign(db, kind, toSign, circumstances);
  await withdrawDocuments(db, files, left);
  return [...outcomes, ...refused];
}

async function keepPayslips({
  db,
  lines,
  circumstances,
  ...work
}: LinesToSave<ImportedPayslip>): Promise<Outcome[]> {
  const { found, refused } = await findNamedPeople(db, lines, ["BabySitter"]);
  const { today, now, books, quiet, isElsewhere } = circumstances;
  const noticeGivenOn = books.payslips.noticeGivenOn ?? null;
  const given = { ...work, db, lines: found, today, now, noticeGivenOn, isSilent: quiet || isElsewhere };
  return [...refused, ...(await importPayslips(given))];
}
