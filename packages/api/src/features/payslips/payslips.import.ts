import type { Line, LineProblem, Outcome } from "@ribambelle/domain/imports/problem";
import { addDays, dayAt, shortDay } from "@ribambelle/domain/kernel/day";
import { isOnPaper, paperEffectDate, payslipVisibleFrom } from "@ribambelle/domain/payslips/delivery";
import { payslipSubject } from "@ribambelle/domain/payslips/payslip";
import { type ImportedPayslip, payslipProblems } from "@ribambelle/domain/payslips/payslips.file";
import type { Db } from "../../db/connection/connect.ts";
import type { FileChanges } from "../../importing/fileChanges.ts";
import { importDocument, type KeptDocument, listDocumentsOf } from "../documents/index.ts";
import { type DeliveryFacts, insertNotice, listDeliveryFacts } from "./delivery.store.ts";
import {
  correctPayslip,
  type GivenPayslip,
  insertPayslip,
  type KeptPayslip,
  listKeptPayslips,
  showFrom,
  updatePayslip,
} from "./payslips.import.store.ts";
import { giveNotice } from "./payslips.news.ts";

type PayslipLine = Line<ImportedPayslip> & { readonly personId: number };

/** What an import gives to the payslips that it brings. */
export interface PayslipsWork {
  readonly db: Db;
  readonly lines: readonly PayslipLine[];
  /** The columns that the file has. */
  readonly present: ReadonlySet<string>;
  readonly files: FileChanges;
  readonly readPdf: (
    fileName: string,
  ) => Promise<{ content: Uint8Array; problem?: undefined } | { content?: undefined; problem: LineProblem }>;
  readonly today: string;
  readonly now: Date;
  /** The day on which the agency told its people of electronic payslips; null when the portal does. */
  readonly noticeGivenOn: string | null;
  /** Nobody hears of anything: a quiet import, or the older portal shows payslips (SPACE-03, SPACE-30). */
  readonly isSilent: boolean;
}

/** In days: of what was paid before, nobody is told (SPACE-30). */
const newsAge = 60;

interface Known {
  readonly facts: Map<number, DeliveryFacts>;
  readonly payslips: ReadonlyMap<string, KeptPayslip>;
  readonly documents: ReadonlyMap<string, KeptDocument>;
}

/** Keeps the payslips that lines name: a new one, another file in place of the former, or what is said of it (PAYSLIP-07). */
export async function importPayslips(work: PayslipsWork): Promise<Outcome[]> {
  const known = await whatIsKnown(work.db, work.lines);
  const outcomes: Outcome[] = [];
  for (const line of work.lines) outcomes.push(await keepPayslip(work, known, line));
  return outcomes;
}

async function keepPayslip(work: PayslipsWork, known: Known, one: PayslipLine): Promise<Outcome> {
  const { db, files, readPdf, now, isSilent } = work;
  const { line, personId, row } = one;
  const facts = known.facts.get(personId);
  const refusal = facts && paperRefusal(facts, row.paidDate);
  if (refusal) return { line, done: "refused", problem: refusal };
  const { content, problem } = await readPdf(row.fileName);
  if (problem) return { line, done: "refused", problem };
  const kept = known.payslips.get(keyOf({ personId, ...row }));
  const subject = {
    personId,
    kind: "payslip",
    subjectReference: payslipSubject(row.month, row.rank),
  } as const;
  const former = known.documents.get(subjectKey(subject));
  const { id, done } = await importDocument(db, files, { ...subject, content, keepsFormer: true }, former);
  const told = {
    ...given(one),
    netCents: work.present.has("netCents") ? row.netCents : (kept?.netCents ?? null),
  };
  if (!kept) {
    const isToBeTold = !isSilent && !facts?.isDeactivated && row.paidDate >= addDays(work.today, -newsAge);
    const visibleFrom = await shownFrom(work, known, personId, isToBeTold);
    await insertPayslip(db, { ...told, documentId: id, visibleFrom, isToBeTold });
    return { line, done: "created" };
  }
  const isCorrected = done === "updated" && former !== undefined;
  if (isCorrected) {
    const isToBeTold = !isSilent && !facts?.isDeactivated;
    await correctPayslip(db, kept.id, { former, at: now, isToBeTold });
  }
  const isSaid =
    kept.kind === told.kind && kept.paidDate === told.paidDate && kept.netCents === told.netCents;
  if (!isSaid) await updatePayslip(db, kept.id, told);
  return { line, done: isCorrected || !isSaid ? "updated" : "unchanged" };
}

const given = ({ personId, row }: PayslipLine): GivenPayslip => ({
  personId,
  month: row.month,
  rank: row.rank,
  kind: row.kind,
  paidDate: row.paidDate,
  netCents: row.netCents,
});

function paperRefusal({ choice, since }: DeliveryFacts, paidDate: string): LineProblem | null {
  if (choice === null || since === null) return null;
  const date = dayAt(since);
  if (!isOnPaper({ choice, date }, paidDate)) return null;
  return { column: "paidDate", ...payslipProblems["paper-chosen"], detail: shortDay(paperEffectDate(date)) };
}

// Whoever was not told of electronic payslips is told with the first one that is news (PAYSLIP-14); until then theirs wait.
async function shownFrom(work: PayslipsWork, known: Known, personId: number, isNews: boolean) {
  const { db, today, now, noticeGivenOn } = work;
  const facts = known.facts.get(personId);
  const notice = noticeGivenOn ?? facts?.toldOn ?? null;
  const hired = facts?.hiredDate ?? null;
  if (notice !== null) return payslipVisibleFrom(today, notice, hired);
  if (!isNews || !facts) return null;
  await insertNotice(db, personId, today);
  await giveNotice(db, personId, now);
  known.facts.set(personId, { ...facts, toldOn: today });
  const day = payslipVisibleFrom(today, today, hired);
  await showFrom(db, personId, day);
  return day;
}

async function whatIsKnown(db: Db, lines: readonly PayslipLine[]): Promise<Known> {
  const people = [...new Set(lines.map(({ personId }) => personId))];
  const subjects = lines.map(({ row }) => payslipSubject(row.month, row.rank));
  const facts = await listDeliveryFacts(db, people);
  const payslips = await listKeptPayslips(db, people);
  const documents = await listDocumentsOf(db, people, subjects);
  return {
    facts: new Map(facts.map((one) => [one.personId, one])),
    payslips: new Map(payslips.map((one) => [keyOf(one), one])),
    documents: new Map(documents.map((one) => [subjectKey(one), one])),
  };
}

const keyOf = ({ personId, month, rank }: Pick<GivenPayslip, "personId" | "month" | "rank">) =>
  `${personId} ${month} ${rank}`;
const subjectKey = ({
  personId,
  kind,
  subjectReference,
}: Pick<KeptDocument, "personId" | "kind" | "subjectReference">) => `${personId} ${kind} ${subjectReference}`;
