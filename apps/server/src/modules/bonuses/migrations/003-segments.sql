-- Fits the version before: a code that it makes is for no segment in particular.
-- A code may be for players of a segment alone, whose question the back office keeps. Null: for all.
ALTER TABLE bonuses_code ADD COLUMN segment uuid;
ALTER TABLE bonuses_code ADD CONSTRAINT bonuses_code_for_one_or_a_segment CHECK (player_id IS NULL OR segment IS NULL);
