import { role, year } from "@ribambelle/domain/imports/cells";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { timeAt } from "@ribambelle/domain/kernel/time";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { renewalActs } from "@ribambelle/domain/renewals/renewal.acts";
import { sendBabysitterRenewal, sendParentRenewal } from "@ribambelle/domain/renewals/renewal.api";
import { yesOrNo } from "@ribambelle/domain/renewals/renewal.texts";
import {
  babysitterReasons,
  employeeReasons,
  familyReasons,
  parentNeeds,
  parentReasons,
} from "@ribambelle/domain/renewals/renewal.values";
import type { Db } from "../../../db/connection/connect.ts";
import { pagesAfter } from "../../../db/pagesAfter.ts";
import type { ExportKind } from "../../../terminal/exportKind.ts";
import { type KeptAnswer, listAnswersOfYear, listReferences } from "../answers/answers.store.ts";
import type { AskedRole } from "../campaigns/campaigns.store.ts";
import { summaryOf } from "../letters/renewals.letter.ts";
import { renewalHeaders } from "./renewals.export.texts.ts";

const pageSize = 500;

/** The answers to the back to school of a year: a line for each linked person whom an answer is about, one where it is about none. */
export const renewalsExport: ExportKind = {
  act: renewalActs.exported,
  options: ["year", "role"],
  async begin({ db, locale, options }) {
    const asked = { year: year(String(options.year ?? "")), role: role(String(options.role ?? "parent")) };
    if (asked.year.problem) return { invalid: "--year" };
    if (asked.role.problem || asked.role.value === "Agency") return { invalid: "--role" };
    const answering = options.role === undefined ? null : asked.role.value;
    return {
      header: renewalHeaders(locale),
      records: recordsOf(db, { year: asked.year.value, role: answering, locale }),
      subject: `${asked.year.value} ${answering ?? "everyone"}`,
    };
  },
};

interface Asked {
  readonly year: number;
  /** Null for everybody. */
  readonly role: AskedRole | null;
  readonly locale: Locale;
}

async function* recordsOf(db: Db, { year, role, locale }: Asked) {
  const read = (after: number, limit: number) => listAnswersOfYear(db, year, role, after, limit);
  for await (const page of pagesAfter(read, ({ id }) => id, 0, pageSize)) {
    const about = page.flatMap((kept) => linkedOf(kept).map(({ id }) => id));
    const references = await listReferences(db, [...new Set(about)]);
    for (const kept of page)
      yield { lines: linesOf(kept, references, locale), json: jsonOf(kept, references, locale) };
  }
}

type References = ReadonlyMap<number, string>;

const linkedOf = ({ role, answer }: KeptAnswer) =>
  (role === "Parent" ? answer.employees : answer.families) ?? [];

const text = (value: string | number | null) => (value === null ? "" : String(value));

function linesOf(kept: KeptAnswer, references: References, locale: Locale): string[][] {
  const flag = (value: boolean | null) => (value === null ? "" : yesOrNo(value, locale));
  const { answeredAt } = kept;
  const who = [kept.reference, kept.name, kept.role, String(kept.year)];
  const when = [`${dayAt(answeredAt)} ${timeAt(answeredAt)}`, kept.locale, String(kept.version)];
  const said =
    kept.role === "Parent"
      ? [
          text(kept.answer.need),
          kept.answer.need === null ? "" : parentNeeds.label(kept.answer.need, locale),
          text(kept.answer.reason),
          kept.answer.reason === null ? "" : parentReasons.label(kept.answer.reason, locale),
          text(kept.answer.comment),
          text(kept.answer.contactDate),
          flag(kept.answer.continues),
          flag(kept.answer.forSummer),
          ...Array<string>(6).fill(""),
        ]
      : [
          kept.answer.renews === null ? "" : text(Number(kept.answer.renews)),
          flag(kept.answer.renews),
          text(kept.answer.reason),
          kept.answer.reason === null ? "" : babysitterReasons.label(kept.answer.reason, locale),
          text(kept.answer.comment),
          ...Array<string>(3).fill(""),
          flag(kept.answer.wantsExtra),
          flag(kept.answer.hasKnownAvailabilities),
          flag(kept.answer.hasSameAvailabilities),
          text(kept.answer.date),
          flag(kept.answer.disablesCommunications),
          flag(kept.answer.unsubscribes),
        ];
  const reasons = (kept.role === "Parent" ? employeeReasons : familyReasons).rows;
  const about = linkedOf(kept).map(({ id, name, wants, reason, comment }) => [
    references.get(id) ?? "",
    text(name),
    flag(wants),
    text(reason),
    reasons.find(({ value }) => value === reason)?.[locale] ?? "",
    text(comment),
  ]);
  const all = about.length > 0 ? about : [Array<string>(6).fill("")];
  return all.map((one) => [...who, ...when, ...said, ...one]);
}

function jsonOf(kept: KeptAnswer, references: References, locale: Locale): object {
  const { reference, name, role, year, version, answeredAt } = kept;
  return {
    reference,
    name,
    role,
    year,
    answeredAt: answeredAt.toISOString(),
    locale: kept.locale,
    version,
    answer:
      kept.role === "Parent"
        ? writeWire(sendParentRenewal.body, kept.answer)
        : writeWire(sendBabysitterRenewal.body, kept.answer),
    linked: linkedOf(kept).map(({ id }) => ({ id, reference: references.get(id) ?? null })),
    said: summaryOf(kept, locale),
  };
}
