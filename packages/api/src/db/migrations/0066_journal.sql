-- Up Migration
-- How the journal is narrowed, at any number of entries: by who did it, by what was done, by the request it belongs to (AUDITS-02).
CREATE INDEX audit_entry_by_actor ON audit_entry (actor_id, id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_entry_by_action ON audit_entry (action, id);
CREATE INDEX audit_entry_of_request ON audit_entry USING hash (request_id) WHERE request_id IS NOT NULL;
