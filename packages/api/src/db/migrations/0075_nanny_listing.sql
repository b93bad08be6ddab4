-- Up Migration
-- The published adverts as families search through them (NANNY-19): one row a babysitter whom they see. It is made of what is kept
-- elsewhere, in the transaction that changes that, whoever changes it: by triggers, since an import, the agency, a letter’s link and
-- a deletion all do.

-- The name of a commune as names are compared: « ST-ÉTIENNE » is « saint etienne ».
CREATE FUNCTION plain_place(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(folded_name(name), '\mst(e?s?)\M', 'saint\1', 'g');

CREATE FUNCTION department_of(postal_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN postal_code ~ '^9[78][0-9]{3}$' THEN left(postal_code, 3)
    WHEN postal_code ~ '^[0-9]{5}$' THEN left(postal_code, 2) END;

-- A time slot as marks of a week, Monday first: each quarter of an hour, and each seam between it and the next. A moment is covered
-- where the week has all its marks; slots that only touch lack the seam (NANNY-08).
CREATE FUNCTION slot_marks(day smallint, start_time time, end_time time) RETURNS bit(1344) LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT rpad(lpad(repeat('1', length), first + length, '0'), 1344, '0')::bit(1344)
    FROM (SELECT (day + 6) % 7 * 192 + 2 * starts AS first, 2 * (ends - starts) - 1 AS length
      FROM (SELECT (extract(epoch FROM start_time) / 900)::int AS starts,
        CASE WHEN end_time = '00:00' THEN 96 ELSE (extract(epoch FROM end_time) / 900)::int END AS ends) quarters) marks);

-- What is offered, one bit each, in the order of `nannies/offered.ts`.
CREATE FUNCTION offered_bits(given smallint[], known smallint[], first integer) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((SELECT sum(1 << (first + place::int - 1))::int
    FROM unnest(known) WITH ORDINALITY AS one (value, place) WHERE value = ANY(given)), 0);

CREATE TABLE nanny_listing (
  person_id integer PRIMARY KEY REFERENCES profile ON DELETE CASCADE,
  -- What families know the advert by, until it is withdrawn.
  id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT one_advert_per_listing_id UNIQUE,
  -- Gives the advert its place of the day among equals: drawn below the prime of `nannies/order.ts`.
  ticket integer NOT NULL DEFAULT 1 + floor(random() * 2147483645)::int,
  postal_code text,
  place text NOT NULL,
  -- Both together, as a search brings communes near: compared by code points, whatever the language of the database.
  commune_key text COLLATE "C" GENERATED ALWAYS AS (coalesce(postal_code, '') || ' ' || place) STORED,
  department text,
  week bit(1344) NOT NULL DEFAULT repeat('0', 1344)::bit(1344),
  offered integer NOT NULL,
  confirmed_on date NOT NULL,
  listed_at timestamptz NOT NULL
);
CREATE INDEX nanny_listing_by_postal_code ON nanny_listing (postal_code);
CREATE INDEX nanny_listing_by_department ON nanny_listing (department);
CREATE INDEX nanny_listing_by_day ON nanny_listing (listed_at);

-- What the listing is to hold.
CREATE VIEW nanny_source AS
  SELECT r.person_id, p.zip_code AS postal_code, plain_place(p.city) AS place, department_of(p.zip_code) AS department,
    coalesce((SELECT bit_or(slot_marks(a.day, a.start_time, a.end_time)) FROM availability a WHERE a.person_id = r.person_id),
      repeat('0', 1344)::bit(1344)) AS week,
    offered_bits(r.spoken_languages, '{106,1,4,2,3,111,112,113,114,1251,116}', 0)
      | offered_bits(r.specific_diplomas, '{1241,1242,1247,1248,1249,1250}', 11)
      | offered_bits(ARRAY(SELECT e.child_age FROM experience e WHERE e.person_id = r.person_id), '{0,1,3,6,7}', 17)
      | ((r.search_frequency::int & 7) << 22)
      | (coalesce(r.has_driving_licence, false)::int << 25)
      | (coalesce(r.can_convey_children, false)::int << 26)
      | (coalesce(r.is_available_for_housework, false)::int << 27)
      | (coalesce(r.has_ironing_option, false)::int << 28) AS offered,
    (r.updated_at AT TIME ZONE 'Europe/Paris')::date AS confirmed_on, r.updated_at AS listed_at
  FROM profile r JOIN person p ON p.id = r.person_id
  WHERE r.advert_is_published AND p.role = 'BabySitter' AND p.deactivated_at IS NULL AND p.blocked_at IS NULL
    AND p.city ~ '\S';

CREATE FUNCTION list_nannies(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM nanny_listing l WHERE l.person_id = ANY(ids)
    AND NOT EXISTS (SELECT FROM nanny_source s WHERE s.person_id = l.person_id);
  INSERT INTO nanny_listing (person_id, postal_code, place, department, week, offered, confirmed_on, listed_at)
    SELECT s.person_id, s.postal_code, s.place, s.department, s.week, s.offered, s.confirmed_on, s.listed_at
    FROM nanny_source s WHERE s.person_id = ANY(ids)
  ON CONFLICT (person_id) DO UPDATE SET postal_code = excluded.postal_code, place = excluded.place,
    department = excluded.department, week = excluded.week, offered = excluded.offered, confirmed_on = excluded.confirmed_on;
END $$;

CREATE FUNCTION list_the_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_nannies(ARRAY(SELECT DISTINCT person_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER new_profiles_are_listed AFTER INSERT ON profile REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();
CREATE TRIGGER changed_profiles_are_listed AFTER UPDATE ON profile REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();
CREATE TRIGGER new_availabilities_are_listed AFTER INSERT ON availability REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();
CREATE TRIGGER changed_availabilities_are_listed AFTER UPDATE ON availability REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();
CREATE TRIGGER removed_availabilities_are_listed AFTER DELETE ON availability REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();
CREATE TRIGGER new_experiences_are_listed AFTER INSERT ON experience REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();
CREATE TRIGGER changed_experiences_are_listed AFTER UPDATE ON experience REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();
CREATE TRIGGER removed_experiences_are_listed AFTER DELETE ON experience REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_the_changed();

-- By row: most changes of a person (a visit, a password) are none of the listing.
CREATE FUNCTION list_the_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_nannies(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER changed_people_are_listed AFTER UPDATE OF role, zip_code, city, deactivated_at, blocked_at ON person
  FOR EACH ROW WHEN ((OLD.role, OLD.zip_code, OLD.city, OLD.deactivated_at, OLD.blocked_at)
    IS DISTINCT FROM (NEW.role, NEW.zip_code, NEW.city, NEW.deactivated_at, NEW.blocked_at))
  EXECUTE FUNCTION list_the_person();

SELECT list_nannies(ARRAY(SELECT person_id FROM profile WHERE advert_is_published));

-- How many profiles a family was shown in an hour: which ones is kept nowhere (NANNY-16).
CREATE TABLE nanny_reads (
  parent_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  shown integer NOT NULL,
  CONSTRAINT one_count_per_family_and_hour PRIMARY KEY (parent_id, hour)
);
CREATE INDEX nanny_reads_by_hour ON nanny_reads (hour);

-- Profiles that a family put aside (NANNY-13).
CREATE TABLE nanny_kept (
  parent_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  babysitter_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  kept_at timestamptz NOT NULL,
  CONSTRAINT a_profile_is_kept_once PRIMARY KEY (parent_id, babysitter_id)
);
CREATE INDEX nanny_kept_by_babysitter ON nanny_kept (babysitter_id);

-- Whom a family is interested in, when it last said so, and by which request (NANNY-11).
CREATE TABLE nanny_interest (
  parent_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  babysitter_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  request_id bigint REFERENCES person_request ON DELETE SET NULL,
  said_at timestamptz NOT NULL,
  CONSTRAINT one_interest_per_family_and_babysitter PRIMARY KEY (parent_id, babysitter_id)
);
CREATE INDEX nanny_interest_by_babysitter ON nanny_interest (babysitter_id);
CREATE INDEX nanny_interest_by_request ON nanny_interest (request_id);

-- Searches of which a family wants to be told what is new (NANNY-14).
CREATE TABLE nanny_search (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer NOT NULL REFERENCES person ON DELETE CASCADE,
  -- What it looks for, as the address of the page says it.
  filters text NOT NULL,
  saved_at timestamptz NOT NULL,
  -- Adverts until then were looked through.
  looked_until timestamptz NOT NULL,
  -- What was found since the last letter.
  found_count integer NOT NULL DEFAULT 0,
  CONSTRAINT a_search_is_kept_once UNIQUE (parent_id, filters)
);
CREATE INDEX nanny_search_to_tell ON nanny_search (id) WHERE found_count > 0;

-- What of a request it is about: a babysitter, an offer. One is open of each kind and subject.
ALTER TABLE person_request
  DROP CONSTRAINT a_request_is_of_a_known_kind,
  DROP CONSTRAINT a_request_comes_by_a_known_way,
  ADD about_id integer REFERENCES person ON DELETE SET NULL,
  ADD subject text NOT NULL DEFAULT '';
ALTER TABLE person_request
  ADD CONSTRAINT a_request_is_of_a_known_kind
    CHECK (kind IN ('unsubscription', 'erasure', 'access', 'rectification', 'profile-interest', 'offer-interest')),
  ADD CONSTRAINT a_request_comes_by_a_known_way CHECK (way IN ('renewal', 'phone', 'letter', 'email', 'desk', 'portal'));
DROP INDEX one_open_request_of_a_kind_per_person;
CREATE UNIQUE INDEX one_open_request_of_a_kind_per_person ON person_request (person_id, kind, subject) WHERE state = 'open';
CREATE INDEX person_request_about ON person_request (about_id) WHERE about_id IS NOT NULL;
