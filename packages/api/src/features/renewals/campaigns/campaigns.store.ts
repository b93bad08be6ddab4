import type { Role } from "@ribambelle/domain/kernel/role";
import type { Audience, Campaign } from "@ribambelle/domain/renewals/renewal";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { Narrowed } from "../../../db/tables.ts";

/** The roles that a campaign asks. */
export type AskedRole = Exclude<Role, "Agency">;

/** A campaign as it is kept. */
export interface KeptCampaign extends Campaign {
  readonly role: AskedRole;
  readonly audience: Audience;
  readonly introductionFr: string | null;
  readonly introductionEn: string | null;
}

export type CampaignTables = Narrowed<"renewal_campaign", { role: AskedRole; audience: Audience }>;
const tables = (db: Db) => db.withTables<CampaignTables>();

const columns = [
  "year",
  "role",
  "audience",
  "opens_on as opensOn",
  "closes_on as closesOn",
  "introduction_fr as introductionFr",
  "introduction_en as introductionEn",
] as const;

/** Gives the campaign of a year and role; null when there is none. */
export async function findCampaign(db: Db, year: number, role: AskedRole): Promise<KeptCampaign | null> {
  const found = await tables(db)
    .selectFrom("renewal_campaign")
    .select(columns)
    .where("year", "=", year)
    .where("role", "=", role)
    .executeTakeFirst();
  return found ?? null;
}

/** Locks the campaign against changes until the transaction ends, so that what is answered is answered to it. */
export async function lockCampaign(
  transaction: Db,
  year: number,
  role: AskedRole,
): Promise<KeptCampaign | null> {
  await sql`SELECT FROM renewal_campaign WHERE year = ${year} AND role = ${role} FOR SHARE`.execute(
    transaction,
  );
  return findCampaign(transaction, year, role);
}

/** Gives all campaigns, the latest year first, each with how many answered. */
export async function listCampaigns(db: Db) {
  return tables(db)
    .selectFrom("renewal_campaign as c")
    .select(columns)
    .select(
      sql<number>`(SELECT count(*)::integer FROM renewal_answer a WHERE a.year = c.year AND a.role = c.role)`.as(
        "answers",
      ),
    )
    .orderBy("year", "desc")
    .orderBy("role", "desc")
    .execute();
}

/** Keeps a campaign in place of the one of its year and role; says what became of it. */
export async function saveCampaign(
  db: Db,
  campaign: KeptCampaign,
): Promise<"created" | "updated" | "unchanged"> {
  const { year, role, audience, opensOn, closesOn, introductionFr, introductionEn } = campaign;
  const { rows } = await sql<{ isNew: boolean }>`
    INSERT INTO renewal_campaign AS c (year, role, audience, opens_on, closes_on, introduction_fr, introduction_en)
    VALUES (${year}, ${role}, ${audience}, ${opensOn}, ${closesOn}, ${introductionFr}, ${introductionEn})
    ON CONFLICT ON CONSTRAINT one_campaign_per_year_and_role DO UPDATE SET audience = excluded.audience,
      opens_on = excluded.opens_on, closes_on = excluded.closes_on, introduction_fr = excluded.introduction_fr,
      introduction_en = excluded.introduction_en, version = c.version + 1
    WHERE (c.audience, c.opens_on, c.closes_on, c.introduction_fr, c.introduction_en) IS DISTINCT FROM
      (excluded.audience, excluded.opens_on, excluded.closes_on, excluded.introduction_fr, excluded.introduction_en)
    RETURNING xmax = 0 AS "isNew"`.execute(db);
  const [saved] = rows;
  if (!saved) return "unchanged";
  return saved.isNew ? "created" : "updated";
}

/** Removes a campaign that nobody has answered; says why it stays otherwise. */
export async function removeCampaign(
  transaction: Db,
  year: number,
  role: AskedRole,
): Promise<"removed" | "unknown" | "answered"> {
  const held =
    await sql`SELECT FROM renewal_campaign WHERE year = ${year} AND role = ${role} FOR UPDATE`.execute(
      transaction,
    );
  if (held.rows.length === 0) return "unknown";
  const answered =
    await sql`SELECT FROM renewal_answer WHERE year = ${year} AND role = ${role} LIMIT 1`.execute(
      transaction,
    );
  if (answered.rows.length > 0) return "answered";
  await sql`DELETE FROM renewal_draft d USING person p WHERE d.year = ${year} AND p.id = d.person_id AND p.role = ${role}`.execute(
    transaction,
  );
  await sql`DELETE FROM renewal_campaign WHERE year = ${year} AND role = ${role}`.execute(transaction);
  return "removed";
}
