-- Amounts that the house alone does not decide, and movements that anybody can recompute.
ALTER TABLE jackpots_meter
  -- The seed of the next run: its hash is shown from the beginning of this one. Null for a meter that is won by draw, and for a run that
  -- was begun before there were such seeds until the house opens.
  ADD COLUMN next_sealed_seed bytea,
  ADD COLUMN next_seed_hash text,
  ADD CONSTRAINT jackpots_meter_has_next_seed_and_hash CHECK ((next_sealed_seed IS NULL) = (next_seed_hash IS NULL)),
  -- What players bring to the secret amount: the chain when the run before was won, and the first bet of this one. Both are null for a run
  -- that was begun when the seed alone decided it; that run ends as it was begun.
  ADD COLUMN mixed_before text,
  ADD COLUMN mixed_first text,
  ADD CONSTRAINT jackpots_meter_mixes_in_order CHECK (mixed_first IS NULL OR mixed_before IS NOT NULL),
  -- How many movements its chain has, and the hash of the newest; null until the house opens with chains for the first time.
  ADD COLUMN movements bigint NOT NULL DEFAULT 0,
  ADD COLUMN head text,
  ADD CONSTRAINT jackpots_meter_has_head_of_chain CHECK ((head IS NULL) = (movements = 0));

ALTER TABLE jackpots_win
  ADD COLUMN mixed_before text,
  ADD COLUMN mixed_first text,
  -- Its movement in the meter's chain; null for a win of the time before chains.
  ADD COLUMN movement bigint,
  -- Below which number the round drew that won; null for a meter that decided, and for a win of the time before this was kept.
  ADD COLUMN turnover bigint;
CREATE INDEX jackpots_win_of_round ON jackpots_win (round_id);

-- Movements of meters, a row for each meter that bets written together came to. Kept for good: amounts are recomputed from them.
CREATE TABLE jackpots_movement (
  meter_id integer NOT NULL,
  at timestamptz NOT NULL,
  -- Number of the first movement.
  first bigint NOT NULL CHECK (first > 0),
  -- The meter before the first of them: run, millionths, and the hash that the first is linked to.
  run integer NOT NULL,
  pool bigint NOT NULL,
  reserve bigint NOT NULL,
  before bytea NOT NULL CHECK (octet_length(before) = 32),
  -- The bets, 40 bytes each: 32 of the contribution, 8 of what it cost.
  bets bytea NOT NULL CHECK (octet_length(bets) % 40 = 0),
  -- Wins and beginnings, each with the number of bets before it; null where there were none.
  turns json,
  -- Hash of the last of them.
  head bytea NOT NULL CHECK (octet_length(head) = 32),
  PRIMARY KEY (meter_id, first, at)
) PARTITION BY RANGE (at);
CREATE INDEX jackpots_movement_at ON jackpots_movement (at);

CREATE TRIGGER jackpots_movement_stays BEFORE UPDATE OR DELETE ON jackpots_movement
  FOR EACH ROW EXECUTE FUNCTION jackpot_refuse_change();
CREATE TRIGGER jackpots_movement_is_not_emptied BEFORE TRUNCATE ON jackpots_movement
  FOR EACH STATEMENT EXECUTE FUNCTION jackpot_refuse_change();
SELECT platform_partition_by('jackpots_movement', 'month', false);

CREATE OR REPLACE FUNCTION jackpot_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON jackpots_meter, jackpots_win, jackpots_movement FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON jackpots_meter TO %1$s;
    GRANT SELECT, INSERT ON jackpots_win, jackpots_movement TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM jackpot_grant_to('fairhouse_app');
  END IF;
END
$$;
