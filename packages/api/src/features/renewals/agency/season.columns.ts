import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { RenewalFollowUp } from "@ribambelle/domain/agencyRenewals/followUp";
import type { ReminderFacts } from "@ribambelle/domain/agencyRenewals/reminder";
import { type ContractKind, stateNumbers } from "@ribambelle/domain/contracts/contractKind";
import { choicesOf } from "@ribambelle/domain/optIns/optIn";
import { campaignStateOn } from "@ribambelle/domain/renewals/renewal";
import { instantKey } from "../../../db/keyset.ts";
import { isAddressBlocked } from "../../optIns/index.ts";
import type { RoleAnswer } from "../answers/answers.store.ts";
import type { KeptCampaign } from "../campaigns/campaigns.store.ts";
import { isLinked } from "../linked/linking.condition.ts";

/** Which season a statement is about; its first parameters are the role, the year and the day. */
export interface Season {
  readonly role: PersonKind;
  readonly year: number;
  readonly campaign: KeptCampaign | null;
  readonly today: string;
}

/** One whom a season asks, as it is kept. */
export interface KeptTarget
  extends Omit<
    ReminderFacts,
    "isOpen" | "hasAnswered" | "mostReminders" | "gapDays" | "reminders" | "lastRemindedAt"
  > {
  readonly personId: number;
  readonly displayName: string;
  readonly sortName: string;
  readonly contact: { readonly memberId: number; readonly displayName: string } | null;
  readonly answer: RoleAnswer["answer"] | null;
  readonly questionsVersion: number | null;
  readonly answeredAt: Date | null;
  readonly answeredKey: string | null;
  readonly contactDate: string | null;
  readonly hasDraft: boolean;
  readonly followState: RenewalFollowUp | null;
  readonly ownerId: number | null;
  readonly ownerName: string | null;
  readonly note: string | null;
  readonly followVersion: number;
  readonly reminders: number;
  readonly lastRemindedAt: Date | null;
  readonly mostReminders: number | null;
  readonly gapDays: number | null;
}

/** The same, asked for alone. */
export interface FoundTarget extends KeptTarget {
  readonly phoneNumber: string | null;
}

/** How a statement says which season it is about, by SQL. */
export interface SeasonSql {
  readonly role: string;
  readonly year: string;
  readonly today: string;
}

/** That of a statement whose first parameters are these. */
export const given: SeasonSql = { role: "$1::text", year: "$2::smallint", today: "$3::date" };
export const seasonValues = ({ role, year, today }: Season): unknown[] => [role, year, today];

/** From where targets are read, beside their answer and their follow-up. */
export const seasonJoins = ({
  year,
}: SeasonSql): string => `LEFT JOIN renewal_answer a ON a.person_id = p.id AND a.year = ${year}
  LEFT JOIN renewal_follow_up f ON f.year = ${year} AND f.person_id = p.id AND f.other_id = 0`;

const isActive = "p.password_hash IS NOT NULL AND p.blocked_at IS NULL";
const hasEmail = "(coalesce(p.email, '') <> '')";

/** The SQL of whom the campaign `c` asks. */
export const isAsked = (role: PersonKind, { today }: SeasonSql): string =>
  `${isActive} AND (c.audience = 'everyone' OR ${isLinked(role, today, "c.opens_on")})`;

/**
 * The SQL of whom a season asks, and of who has answered it, though they would not be asked today. The days of a campaign are
 * written by its own row.
 */
export function isTarget({ role, campaign }: Season): string {
  const there = `p.role = ${given.role} AND p.deactivated_at IS NULL AND ${given.today} IS NOT NULL`;
  if (!campaign) return `${there} AND a.id IS NOT NULL`;
  if (campaign.audience === "everyone") return `${there} AND (a.id IS NOT NULL OR ${isActive})`;
  const opensOn = campaignColumn("opens_on");
  return `${there} AND (a.id IS NOT NULL OR ${isActive} AND ${isLinked(role, given.today, opensOn)})`;
}

const campaignColumn = (column: string) =>
  `(SELECT c.${column} FROM renewal_campaign c WHERE c.year = ${given.year} AND c.role = ${given.role})`;

const contracts: Readonly<
  Record<PersonKind, readonly (readonly [ContractKind, table: string, person: string])[]>
> = {
  Parent: [
    ["guard", "parent_contract", "parent_id"],
    ["housework", "housework_contract", "parent_id"],
  ],
  BabySitter: [["babysitter", "babysitter_contract", "babysitter_id"]],
};

// A contract that waits for its signature, or is past its end, is not in force.
const underContract = (role: PersonKind, today: string) =>
  `(${contracts[role]
    .map(([kind, table, person]) => {
      const states = stateNumbers(kind, (meaning) => meaning === "signed" || meaning === "inProgress");
      return `EXISTS (SELECT FROM ${table} k WHERE k.${person} = p.id AND k.state IN (${states.join(", ")})
        AND (k.end_date IS NULL OR k.end_date >= ${today}))`;
    })
    .join(" OR ")})`;

/** What decides of each target whether they may be reminded (AGREN-11, AGREN-12), by SQL. */
const reminderSql = (role: PersonKind, { year, today }: SeasonSql) => ({
  isActive: `(${isActive})`,
  hasEmail,
  isAddressRefused: isAddressBlocked,
  hasOptedOut: `(EXISTS (SELECT FROM person_request q WHERE q.person_id = p.id AND q.kind = 'unsubscription'
      AND q.state IN ('open', 'done')) OR coalesce((SELECT coalesce((e.answer ->> 'disablesCommunications')::boolean, false)
      OR coalesce((e.answer ->> 'unsubscribes')::boolean, false)
    FROM renewal_answer e WHERE e.person_id = p.id AND e.year < ${year} ORDER BY e.year DESC LIMIT 1), false))`,
  isUnderContract: underContract(role, today),
  takesInformation: `coalesce((SELECT o.is_taken FROM opt_in o
    WHERE o.person_id = p.id AND o.name = 'agencyInformationEmail'), ${choicesOf({}).agencyInformationEmail})`,
});

/** The SQL of who has not answered: as a row that is missing, since a join that finds nothing is taken for rare. */
export const isSilent = ({ year }: SeasonSql): string =>
  `NOT EXISTS (SELECT FROM renewal_answer s WHERE s.person_id = p.id AND s.year = ${year})`;

/** The SQL of whom it is time to remind of the campaign `c`, by what stands in their row and their follow-up. */
export const isTimeToRemind = (now: string): string =>
  `${isActive} AND ${hasEmail} AND coalesce(f.reminders, 0) < c.most_reminders
    AND (f.last_reminded_at IS NULL OR f.last_reminded_at <= ${now} - c.reminder_gap_days * interval '24 hours')`;

/** The SQL of who may be written to about a season, by what stands elsewhere: dearer to know than whether it is time to. */
export function mayBeWrittenTo(role: PersonKind, at: SeasonSql): string {
  const is = reminderSql(role, at);
  return `NOT ${is.isAddressRefused} AND NOT ${is.hasOptedOut} AND (${is.isUnderContract} OR ${is.takesInformation})`;
}

/** The SQL of who of a season may be reminded at an instant. */
export function isRemindable({ role, campaign, today }: Season, now: string): string {
  if (campaignStateOn(campaign, today, true) !== "open") return "false";
  return `EXISTS (SELECT FROM renewal_campaign c WHERE c.year = ${given.year} AND c.role = ${given.role}
    AND ${isSilent(given)} AND ${isTimeToRemind(now)} AND ${mayBeWrittenTo(role, given)})`;
}

/** The SQL of where a person `p` stands with the season of the year of a day, by what is asked about. */
export function seasonStanding(
  role: PersonKind,
  today: string,
): Readonly<Record<"answered" | "silent" | "none", string>> {
  const at = { role: `'${role}'`, year: `extract(year FROM ${today})::smallint`, today };
  const isSeason = `EXISTS (SELECT FROM renewal_campaign c WHERE c.year = ${at.year} AND c.role = ${at.role} AND ${isAsked(role, at)})`;
  return {
    answered: `NOT ${isSilent(at)}`,
    silent: `${isSilent(at)} AND ${isSeason}`,
    none: `${isSilent(at)} AND NOT ${isSeason}`,
  };
}

/** The SQL of whose day to be called back has come, and who was not yet: only those who do not know named one. */
export const isToCall = ({ today }: SeasonSql): string =>
  `f.contact_date <= ${today} AND f.state IN ('to-do', 'under-way')`;

/** What each answer says first, by SQL. */
export const answerState = (role: PersonKind): string =>
  role === "Parent"
    ? "CASE a.answer ->> 'need' WHEN '1' THEN 'yes' WHEN '0' THEN 'no' WHEN '2' THEN 'unsure' END"
    : "CASE a.answer ->> 'renews' WHEN 'true' THEN 'yes' WHEN 'false' THEN 'no' END";

/** Who looks after people of a role: a column of `contact_assignment`. */
export const contactColumn = { Parent: "sales_representative", BabySitter: "hr_contact" } as const;

const name = (table: string) => `trim(${table}.first_name || ' ' || ${table}.last_name)`;

export function targetColumns(role: PersonKind): string {
  const facts = Object.entries(reminderSql(role, given)).map(([fact, text]) => `${text} AS "${fact}"`);
  return `p.id AS "personId", ${name("p")} AS "displayName", p.sort_name AS "sortName",
    (SELECT json_build_object('memberId', t.id, 'displayName', ${name("t")}) FROM contact_assignment g
      JOIN team_member t ON t.agency_reference = g.${contactColumn[role]} WHERE g.person_id = p.id) AS contact,
    a.answer, a.version AS "questionsVersion", a.answered_at AS "answeredAt", ${instantKey("a.answered_at")} AS "answeredKey",
    to_char(f.contact_date, 'YYYY-MM-DD') AS "contactDate",
    EXISTS (SELECT FROM renewal_draft d WHERE d.person_id = p.id AND d.year = $2::smallint) AS "hasDraft",
    f.state AS "followState", f.owner_id AS "ownerId", (SELECT ${name("o")} FROM person o WHERE o.id = f.owner_id) AS "ownerName",
    f.note, coalesce(f.version, 0) AS "followVersion", coalesce(f.reminders, 0) AS reminders,
    f.last_reminded_at AS "lastRemindedAt", ${campaignColumn("most_reminders")} AS "mostReminders",
    ${campaignColumn("reminder_gap_days")} AS "gapDays", ${facts.join(", ")}`;
}
