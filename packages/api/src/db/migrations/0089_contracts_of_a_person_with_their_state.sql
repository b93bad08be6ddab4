-- Up Migration
-- Whether a person has a contract in some state is looked up for each person of a list: told by the index, no contract is read for it
-- (AGUI-33).
DROP INDEX parent_contract_by_parent;
CREATE INDEX parent_contract_by_parent ON parent_contract (parent_id, state);
DROP INDEX housework_contract_by_parent;
CREATE INDEX housework_contract_by_parent ON housework_contract (parent_id, state);
DROP INDEX babysitter_contract_by_babysitter;
CREATE INDEX babysitter_contract_by_babysitter ON babysitter_contract (babysitter_id, state);
