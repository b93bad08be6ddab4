-- Up Migration
-- Why a decision on a photo or an advert had no effect: its history says it (MODER-09). Of those of before nobody knows.
ALTER TABLE moderation_decision
  ADD COLUMN void_because text
    CONSTRAINT a_void_decision_has_a_known_cause CHECK (void_because IN ('photo-replaced', 'advert-changed', 'answered', 'person-gone')),
  ADD CONSTRAINT a_cause_is_of_a_void_decision CHECK (void_because IS NULL OR state = 'void');
