-- Up Migration
-- The yearly certificates of what a family paid. One that is published is never replaced: another file is the next version.
CREATE TABLE tax_certificate (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id integer NOT NULL REFERENCES person,
  year integer NOT NULL CONSTRAINT a_year_of_certificates CHECK (year BETWEEN 2000 AND 2199),
  version integer NOT NULL CONSTRAINT a_version_of_a_certificate CHECK (version >= 1),
  source text NOT NULL CONSTRAINT a_known_source_of_a_certificate CHECK (source IN ('portal', 'agency')),
  -- What the agency's paper states, when it says so.
  paid_cents integer,
  -- What the portal froze when it made one.
  snapshot jsonb,
  document_id text REFERENCES document ON DELETE SET NULL,
  published_at timestamptz NOT NULL,
  is_held boolean NOT NULL DEFAULT false,
  CONSTRAINT one_certificate_per_payer_year_and_version UNIQUE (parent_id, year, version)
);
