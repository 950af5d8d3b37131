-- Who played what on which day, kept for four weeks. No amounts: what is suggested never goes by money.
CREATE TABLE lobby_played (
  player_id bigint NOT NULL,
  game_id integer NOT NULL,
  day date NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  -- The newest round that was counted. A player's rounds are told in the order of their ids, so each is counted once.
  last_round uuid NOT NULL,
  PRIMARY KEY (day, player_id, game_id)
);

-- What one node reckons for all from what was played.
CREATE TABLE lobby_reckoned (
  name text PRIMARY KEY,
  -- Of the content: who has read it need not read it again.
  stamp text NOT NULL,
  content jsonb NOT NULL,
  reckoned_at timestamptz NOT NULL
);
