-- Up Migration
-- Where adverts are published: one row a commune as people spell it. A search works out of a place once what it would of each of its
-- adverts, and reads these from one index (NANNY-20). A place goes the night after its last advert.
CREATE FUNCTION place_key(postal_code text, place text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (coalesce(postal_code, '') || ' ' || place) COLLATE "C";

CREATE TABLE nanny_place (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  postal_code text,
  place text NOT NULL,
  department text,
  -- Both together, as a search brings communes near: compared by code points, whatever the language of the database.
  commune_key text COLLATE "C" GENERATED ALWAYS AS (place_key(postal_code, place)) STORED,
  CONSTRAINT one_place_per_name UNIQUE (commune_key)
);
CREATE INDEX nanny_place_by_postal_code ON nanny_place (postal_code);
CREATE INDEX nanny_place_by_department ON nanny_place (department);

ALTER TABLE nanny_listing ADD place_id integer CONSTRAINT a_listing_has_its_place REFERENCES nanny_place;

CREATE OR REPLACE FUNCTION list_nannies(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Looked up once: names of communes are dear to compare.
  listed nanny_source[] := ARRAY(SELECT s FROM nanny_source s WHERE s.person_id = ANY(ids));
BEGIN
  DELETE FROM nanny_listing l WHERE l.person_id = ANY(ids)
    AND NOT EXISTS (SELECT FROM unnest(listed) s WHERE s.person_id = l.person_id);
  -- Held until the end of the transaction, so that no place goes meanwhile.
  PERFORM FROM nanny_place p WHERE p.commune_key IN (SELECT place_key(s.postal_code, s.place) FROM unnest(listed) s)
    FOR KEY SHARE OF p;
  INSERT INTO nanny_place (postal_code, place, department)
    SELECT DISTINCT s.postal_code, s.place, s.department FROM unnest(listed) s
    WHERE NOT EXISTS (SELECT FROM nanny_place p WHERE p.commune_key = place_key(s.postal_code, s.place))
    ORDER BY 1, 2
  ON CONFLICT ON CONSTRAINT one_place_per_name DO NOTHING;
  INSERT INTO nanny_listing (person_id, place_id, postal_code, place, department, week, offered, confirmed_on, listed_at)
    SELECT s.person_id, p.id, s.postal_code, s.place, s.department, s.week, s.offered, s.confirmed_on, s.listed_at
    FROM unnest(listed) s JOIN nanny_place p ON p.commune_key = place_key(s.postal_code, s.place)
  ON CONFLICT (person_id) DO UPDATE SET place_id = excluded.place_id, postal_code = excluded.postal_code, place = excluded.place,
    department = excluded.department, week = excluded.week, offered = excluded.offered, confirmed_on = excluded.confirmed_on;
END $$;

SELECT list_nannies(ARRAY(SELECT person_id FROM nanny_listing));
ALTER TABLE nanny_listing ALTER place_id SET NOT NULL;
DROP INDEX nanny_listing_by_postal_code;
DROP INDEX nanny_listing_by_department;
ALTER TABLE nanny_listing DROP COLUMN commune_key;
-- All that a search reads of an advert, place by place.
CREATE INDEX nanny_listing_by_place ON nanny_listing (place_id)
  INCLUDE (person_id, id, ticket, offered, confirmed_on, week);
