-- True for a step that the house took because the player could not go on: his round's rules or its game were no longer there.
ALTER TABLE play_step ADD COLUMN by_house boolean CHECK (by_house);
ALTER TYPE play_asked ADD ATTRIBUTE by_house boolean;
