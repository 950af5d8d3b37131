-- What each day came to, counted from what the modules keep and from the ledger, so that a report reads few rows however much was played.
-- Days follow UTC. A day that is over is counted once more after its end, and the nightly audit holds its two halves together.
CREATE TABLE backoffice_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);

-- By game: what bets took and what was won, in each sort of money.
CREATE TABLE backoffice_day_game (
  day date NOT NULL REFERENCES backoffice_day,
  source text NOT NULL CHECK (source IN ('own', 'provider', 'room')),
  game_id integer NOT NULL,
  money text NOT NULL CHECK (money IN ('real', 'test', 'bonus', 'play')),
  name text NOT NULL,
  provider integer NOT NULL,
  bets bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  -- Of what bets cost; nothing for games of which no spread is known.
  squares numeric NOT NULL,
  PRIMARY KEY (day, source, game_id, money)
);

-- By reason: what players got and what was taken from them, as the ledger has it.
CREATE TABLE backoffice_day_flow (
  day date NOT NULL REFERENCES backoffice_day,
  money text NOT NULL CHECK (money IN ('real', 'test', 'bonus', 'play')),
  reason text NOT NULL,
  at_games boolean NOT NULL,
  given bigint NOT NULL,
  taken bigint NOT NULL,
  PRIMARY KEY (day, money, reason, at_games)
);

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session, backoffice_day, backoffice_day_game, backoffice_day_flow TO %1$s;
    GRANT SELECT, INSERT, DELETE ON backoffice_attempt TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM backoffice_grant_to('fairhouse_app');
  END IF;
END
$$;
