-- How players hold themselves in. Amounts are minor units of what the player plays with.
CREATE TABLE protection_limit (
  player_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('stake', 'loss', 'deposit')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  most bigint NOT NULL CHECK (most >= 0),
  -- What it is to be instead, null for none, once the player says so again from `wish_ready_at` on.
  wish_most bigint CHECK (wish_most >= 0),
  wish_ready_at timestamptz,
  PRIMARY KEY (player_id, kind, period),
  CONSTRAINT protection_limit_wish_is_whole CHECK (wish_ready_at IS NOT NULL OR wish_most IS NULL),
  CONSTRAINT protection_limit_wish_is_looser CHECK (wish_most IS NULL OR wish_most > most)
);

-- Nothing is played and nothing paid in until it is over; no end: never. A row stays as it is.
CREATE TABLE protection_pause (
  player_id bigint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('timeOut', 'selfExclusion')),
  begun_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > begun_at),
  -- The account of the same person from which it was taken over; null for the player's own word.
  taken_from bigint,
  PRIMARY KEY (player_id, number)
);

CREATE TABLE protection_reality (
  player_id bigint PRIMARY KEY,
  minutes integer NOT NULL CHECK (minutes > 0)
);

-- Everything that was asked for, in order: what the house must be able to show.
CREATE TABLE protection_step (
  step_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  what text NOT NULL,
  details jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX protection_step_of_player ON protection_step (player_id, step_id);

CREATE FUNCTION protection_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON protection_limit, protection_pause, protection_reality, protection_step FROM %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (most, wish_most, wish_ready_at) ON protection_limit TO %1$s;
    GRANT SELECT, INSERT ON protection_pause TO %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (minutes) ON protection_reality TO %1$s;
    GRANT SELECT, INSERT ON protection_step TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM protection_grant_to('fairhouse_app');
  END IF;
END
$$;
