-- Meters of progressive jackpots, one for each currency they are won in. A row is locked by the transaction that commits bets on it.
CREATE TABLE jackpots_meter (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  -- Terms of this run; others that a title brings stand from the next run on.
  terms json NOT NULL,
  -- Counts how often it began, from 1.
  run integer NOT NULL CHECK (run > 0),
  -- Millionths of minor units: what it shows, and what is laid by for its next seed. Nothing is ever rounded away.
  pool bigint NOT NULL CHECK (pool >= 0),
  reserve bigint NOT NULL CHECK (reserve >= 0),
  -- What the amount is drawn from at which it must be hit: AES-256-GCM under a key that is kept apart from the database, and the
  -- hash that is shown beforehand. Null for a meter that is won by draw.
  sealed_seed bytea,
  seed_hash text,
  begun_at timestamptz NOT NULL,
  UNIQUE (name, currency),
  CONSTRAINT jackpots_meter_has_seed_and_hash CHECK ((sealed_seed IS NULL) = (seed_hash IS NULL))
);

-- Every win, in the order of the runs it ended.
CREATE TABLE jackpots_win (
  meter_id integer NOT NULL REFERENCES jackpots_meter,
  run integer NOT NULL,
  -- Of several that were written together, which this is.
  place integer NOT NULL CHECK (place > 0),
  jackpot text NOT NULL,
  player_id bigint NOT NULL,
  round_id uuid NOT NULL,
  uri text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  terms json NOT NULL,
  -- Revealed now that the run is over; null for one that was won by draw.
  seed text,
  seed_hash text,
  begun_at timestamptz NOT NULL,
  won_at timestamptz NOT NULL,
  PRIMARY KEY (meter_id, run)
);
CREATE INDEX jackpots_win_newest ON jackpots_win (won_at DESC);

CREATE FUNCTION jackpot_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was won stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER jackpots_win_stays BEFORE UPDATE OR DELETE ON jackpots_win
  FOR EACH ROW EXECUTE FUNCTION jackpot_refuse_change();
CREATE TRIGGER jackpots_win_is_not_emptied BEFORE TRUNCATE ON jackpots_win
  FOR EACH STATEMENT EXECUTE FUNCTION jackpot_refuse_change();
CREATE TRIGGER jackpots_meter_is_not_removed BEFORE DELETE ON jackpots_meter
  FOR EACH ROW EXECUTE FUNCTION jackpot_refuse_change();

-- The rights of a role that the server runs under (see the ledger's): meters move, wins stay.
CREATE FUNCTION jackpot_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON jackpots_meter, jackpots_win FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON jackpots_meter TO %1$s;
    GRANT SELECT, INSERT ON jackpots_win TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM jackpot_grant_to('fairhouse_app');
  END IF;
END
$$;
