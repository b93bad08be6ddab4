import { renewalToDos } from "@ribambelle/domain/renewals/renewal.toDos";
import type { ToDoSource } from "../../feature.ts";
import { linking } from "./linked/linking.condition.ts";

// As `linksPeople`, of somebody who has not left.
const isLinked = `EXISTS (
  SELECT FROM placement l JOIN parent_contract g ON g.id = l.parent_contract_id
    JOIN person other ON other.id = CASE me.role WHEN 'Parent' THEN l.babysitter_id ELSE g.parent_id END
  WHERE CASE me.role WHEN 'Parent' THEN g.parent_id ELSE l.babysitter_id END = me.id AND other.deactivated_at IS NULL
    AND ${linking("$2::date", "c.opens_on")})`;

/** The campaign of the year that a person is asked by and has not answered (TODO-10). */
export const renewalToAnswer: ToDoSource = {
  kind: renewalToDos.answer,
  query: `SELECT c.year::text AS key, c.closes_on AS deadline,
      c.opens_on::timestamp AT TIME ZONE 'Europe/Paris' AS since,
      json_build_object('year', c.year, 'role', c.role, 'introductionFr', c.introduction_fr, 'introductionEn', c.introduction_en,
        'isBegun', EXISTS (SELECT FROM renewal_draft d WHERE d.person_id = me.id AND d.year = c.year)) AS facts
    FROM person me JOIN renewal_campaign c ON c.role = me.role AND c.year = extract(year FROM $2::date)
    WHERE me.id = $1::integer AND $2::date BETWEEN c.opens_on AND c.closes_on
      AND NOT EXISTS (SELECT FROM renewal_answer a WHERE a.person_id = me.id AND a.year = c.year)
      AND (c.audience = 'everyone' OR ${isLinked})`,
};
