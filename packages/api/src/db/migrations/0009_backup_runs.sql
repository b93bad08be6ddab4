-- Up Migration
-- The backups that the portal makes by itself: one row for each moment at which one was due.
CREATE TABLE backup_run (
  -- By the clock of the agency, as the name of the file says it: in a night in which the clock is changed there is one.
  due text PRIMARY KEY CONSTRAINT a_backup_is_due_at_a_minute CHECK (due ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  tried_at timestamptz NOT NULL,
  -- Why there is none; null once there is a whole one.
  problem text,
  file_name text,
  -- Files that were missing or not those that were kept.
  file_faults integer NOT NULL DEFAULT 0,
  CONSTRAINT a_backup_has_a_file_or_a_problem CHECK ((file_name IS NULL) <> (problem IS NULL))
);
