-- Up Migration
-- A line of an import says whose it is as it is written, while the transaction of the import holds the rows of its people: a line that
-- had to see that they are there waited for it. Whoever is erased takes their lines along as before (`removeLinesOf`).
ALTER TABLE import_line DROP CONSTRAINT import_line_subject_id_fkey;
