-- The way in which a round was bet: null is the plain bet, others are named by the title (a bought feature, an ante). The stake is what
-- the round cost in it.
ALTER TABLE play_step ADD COLUMN mode text CHECK (mode <> 'base');
ALTER TYPE play_asked ADD ATTRIBUTE mode text;
