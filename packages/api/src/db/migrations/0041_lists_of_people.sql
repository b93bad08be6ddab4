-- Up Migration
-- How the lists of families and babysitters are sorted and narrowed: each order has its index, led by the kind of people, and
-- so has what keeps few (FOLKS-10). Who was never there stands before all others.
DROP INDEX person_by_last_visit;
CREATE INDEX person_by_last_visit ON person (role, (coalesce(last_seen_at, '-infinity'::timestamptz)), id);
CREATE INDEX person_by_creation ON person (role, created_at, id);
DROP INDEX person_blocked;
CREATE INDEX person_blocked ON person (role, sort_name, id) WHERE blocked_at IS NOT NULL;
CREATE INDEX person_without_password ON person (role, sort_name, id)
  WHERE password_hash IS NULL AND blocked_at IS NULL AND deactivated_at IS NULL;
CREATE INDEX person_without_email ON person (role, sort_name, id) WHERE email IS NULL AND deactivated_at IS NULL;
CREATE INDEX person_deleted ON person (role, sort_name, id) WHERE deactivated_at IS NOT NULL;
CREATE INDEX person_by_zip_code ON person (role, zip_code text_pattern_ops);
