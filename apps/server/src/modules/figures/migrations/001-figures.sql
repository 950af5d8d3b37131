-- What players played, by day and game, for their own eyes: counted from settled rounds, so that no look back reads rounds.
CREATE TABLE figures_game (
  player_id bigint NOT NULL,
  -- UTC, on which the rounds were settled.
  day date NOT NULL,
  game_id integer NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  uri text NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  wins integer NOT NULL CHECK (wins BETWEEN 0 AND rounds),
  staked bigint NOT NULL CHECK (staked >= 0),
  paid bigint NOT NULL CHECK (paid >= 0),
  -- Sum of the squares of stakes: larger than a bigint can be.
  squares numeric NOT NULL CHECK (squares >= 0),
  -- The win that paid most times what it cost; null: nothing won.
  best_round uuid,
  best_stake bigint CHECK (best_stake > 0),
  best_payout bigint,
  PRIMARY KEY (player_id, day, game_id, currency),
  CHECK (num_nulls(best_round, best_stake, best_payout) IN (0, 3))
);

-- In how many minutes of the clock rounds of a player were settled.
CREATE TABLE figures_minutes (
  player_id bigint NOT NULL,
  day date NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  -- The newest of them, since 1970.
  last_minute bigint NOT NULL,
  PRIMARY KEY (player_id, day)
);

-- The place in the outbox up to which all is counted, moved in the transaction that counts: so each round is counted once.
CREATE TABLE figures_place (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  tx xid8 NOT NULL,
  id bigint NOT NULL
);
INSERT INTO figures_place (tx, id) VALUES ('0', 0);

CREATE FUNCTION figures_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON figures_game, figures_minutes, figures_place FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON figures_game, figures_minutes TO %1$s;
    GRANT SELECT, UPDATE ON figures_place TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM figures_grant_to('fairhouse_app');
  END IF;
END
$$;
