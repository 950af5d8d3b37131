-- Halls whose cards are tickets of strips: those that are bought together are of one strip, so that numbers of unsold ones are left out. Rounds of other rooms have none.
ALTER TABLE rooms_round ADD COLUMN strip smallint CHECK (strip IS NULL OR strip > 1 AND kind = 'bingo');
