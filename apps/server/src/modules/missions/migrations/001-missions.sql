-- What a player's finished rounds of a UTC day came to, as far as missions ask; kept for a few days.
CREATE TABLE missions_progress (
  player_id bigint NOT NULL,
  day date NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  -- Ids of the games, and their kinds, each once.
  games integer[] NOT NULL,
  kinds text[] NOT NULL,
  PRIMARY KEY (player_id, day)
);
CREATE INDEX missions_progress_day ON missions_progress (day);

-- What was given, once for a player, day and mission; never changed.
CREATE TABLE missions_given (
  player_id bigint NOT NULL,
  day date NOT NULL,
  mission text NOT NULL CHECK (mission IN ('rounds', 'games', 'kinds')),
  -- Minor units of play credits.
  reward bigint NOT NULL CHECK (reward > 0),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, day, mission)
);

-- What the house gave on a day in all: it holds the bound, whoever asks at once.
CREATE TABLE missions_day (
  day date PRIMARY KEY,
  given bigint NOT NULL CHECK (given > 0)
);

-- The place in the outbox up to which all is counted, moved in the transaction that counts: so each round is counted once.
CREATE TABLE missions_place (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  tx xid8 NOT NULL,
  id bigint NOT NULL
);
INSERT INTO missions_place (tx, id) VALUES ('0', 0);

CREATE FUNCTION missions_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON missions_progress, missions_given, missions_day, missions_place FROM %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON missions_progress TO %1$s;
    GRANT SELECT, INSERT ON missions_given TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON missions_day TO %1$s;
    GRANT SELECT, UPDATE ON missions_place TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM missions_grant_to('fairhouse_app');
  END IF;
END
$$;
