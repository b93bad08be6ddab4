-- Up Migration
-- Acts and readings of an area, and those of one colleague there, are found by an index that ends in the order of the pages, however
-- rare they are (AUDITS-02). What acts are called is compared by code points: so the next name is found by the index whatever the
-- language of the database.
DROP INDEX audit_entry_by_action;
CREATE INDEX audit_entry_by_action ON audit_entry (action COLLATE "C", kind COLLATE "C", id);
CREATE INDEX audit_entry_by_actor_and_action ON audit_entry (actor_id, action COLLATE "C", kind COLLATE "C", id)
  WHERE actor_id IS NOT NULL;
