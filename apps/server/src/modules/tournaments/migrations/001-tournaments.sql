CREATE TABLE tournaments_tournament (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Its series; the terms below are those it was opened with.
  name text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL CHECK (closes_at > opens_at),
  rounds integer NOT NULL CHECK (rounds > 0),
  best integer NOT NULL CHECK (best BETWEEN 1 AND rounds),
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  -- Minor units by place.
  prizes bigint[] NOT NULL,
  -- When its prizes were given.
  over_at timestamptz,
  UNIQUE (name, currency, opens_at)
);
CREATE INDEX tournaments_running ON tournaments_tournament (closes_at) WHERE over_at IS NULL;

-- How a player stands: the sum of the best rounds, and since when.
CREATE TABLE tournaments_player (
  tournament_id integer NOT NULL REFERENCES tournaments_tournament,
  player_id bigint NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  -- Hundredths.
  score bigint NOT NULL CHECK (score >= 0),
  scored_at timestamptz NOT NULL,
  PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX tournaments_places ON tournaments_player (tournament_id, score DESC, scored_at, player_id);

-- Rounds that count, in the order in which they were told.
CREATE TABLE tournaments_round (
  tournament_id integer NOT NULL REFERENCES tournaments_tournament,
  player_id bigint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  round_id uuid NOT NULL,
  game_id integer NOT NULL,
  score bigint NOT NULL CHECK (score >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (tournament_id, player_id, number),
  UNIQUE (tournament_id, round_id)
);

CREATE TABLE tournaments_prize (
  tournament_id integer NOT NULL REFERENCES tournaments_tournament,
  place integer NOT NULL CHECK (place > 0),
  player_id bigint NOT NULL,
  score bigint NOT NULL CHECK (score > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  -- Not to who may have none by then.
  given boolean NOT NULL,
  PRIMARY KEY (tournament_id, place),
  UNIQUE (tournament_id, player_id)
);

CREATE FUNCTION tournaments_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was scored and won stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER tournaments_round_stays BEFORE UPDATE OR DELETE ON tournaments_round
  FOR EACH ROW EXECUTE FUNCTION tournaments_refuse_change();
CREATE TRIGGER tournaments_prize_stays BEFORE UPDATE OR DELETE ON tournaments_prize
  FOR EACH ROW EXECUTE FUNCTION tournaments_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION tournaments_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON tournaments_tournament, tournaments_player, tournaments_round, tournaments_prize FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (over_at) ON tournaments_tournament TO %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, score, scored_at) ON tournaments_player TO %1$s;
    GRANT SELECT, INSERT ON tournaments_round, tournaments_prize TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM tournaments_grant_to('fairhouse_app');
  END IF;
END
$$;
