-- Up Migration
-- Who has a contract in a state, and whether somebody has one: lists of people are narrowed by it, at any number of contracts.
CREATE INDEX parent_contract_of_person_in_state ON parent_contract (state, parent_id);
CREATE INDEX housework_contract_of_person_in_state ON housework_contract (state, parent_id);
CREATE INDEX babysitter_contract_of_person_in_state ON babysitter_contract (state, babysitter_id);
