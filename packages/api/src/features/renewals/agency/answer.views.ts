import { mayWith } from "@ribambelle/domain/agencyPeople/permitted";
import { type AgencyRenewalAnswer, mayWithRenewals } from "@ribambelle/domain/agencyRenewals/followUp";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { Refused } from "../../../acting/refused.ts";
import type { Db } from "../../../db/connection/connect.ts";
import type { FeatureDeps } from "../../../feature.ts";
import { type KeptAnswer, listAnswersOf } from "../answers/answers.store.ts";
import { summaryOf } from "../letters/renewals.letter.ts";
import { findKind } from "./followUps.store.ts";
import type { FoundTarget, Season } from "./season.columns.ts";
import { type Looking, rowOf } from "./season.rows.ts";
import { findTarget } from "./season.store.ts";
import { seasonOf } from "./season.views.ts";

/** Whom of a season is asked for. */
interface Asked {
  readonly year: number;
  readonly userId: number;
}

/** Gives one whom a season asks, with the season; refused where nobody is found whom these functions may read. */
export async function getTarget(
  db: Db,
  functions: readonly StaffFunction[],
  { year, userId }: Asked,
  given: { readonly now: Date; readonly lock?: true },
): Promise<{ readonly season: Season; readonly target: FoundTarget }> {
  const role = await findKind(db, userId);
  if (!role || !mayWithRenewals(functions, role, "read")) throw new Refused(commonRefusals.notFound);
  const season = await seasonOf(db, role, { year, ...given });
  const target = await findTarget(db, season, userId);
  if (!target) throw new Refused(commonRefusals.notFound);
  return { season, target };
}

/** Gives the answer of one whom a season asks, or its absence, with its follow-up and the version of that (AGREN-08). */
export async function readAnswer(
  { connection: { db } }: Pick<FeatureDeps, "connection">,
  asked: Asked,
  { locale, ...looking }: Looking & { readonly locale: Locale },
): Promise<{ readonly answer: AgencyRenewalAnswer; readonly version: number }> {
  const { season, target } = await getTarget(db, looking.functions, asked, looking);
  const row = rowOf(season, target, looking);
  const answers = await listAnswersOf(db, asked.userId);
  const told = (kept: KeptAnswer) =>
    summaryOf(kept, locale).map(({ question, answer, isDelicate }) => ({
      question,
      answer: isDelicate && !row.can.follow ? null : answer,
    }));
  const kept = answers.find(({ year }) => year === asked.year);
  const earlier = answers.filter(({ year }) => year < asked.year);
  const answer = {
    ...row,
    year: asked.year,
    role: season.role,
    phoneNumber: mayWith(looking.functions, season.role, "read-private") ? target.phoneNumber : null,
    questions: kept ? told(kept) : [],
    questionsVersion: target.questionsVersion,
    earlier: earlier.map((one) => ({
      ...{ year: one.year, answeredAt: one.answeredAt.toISOString(), questions: told(one) },
    })),
  };
  return { answer, version: target.followVersion };
}
