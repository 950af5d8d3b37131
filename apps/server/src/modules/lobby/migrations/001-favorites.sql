-- Games that a player marked with a heart.
CREATE TABLE lobby_favorite (
  player_id bigint NOT NULL,
  game_id integer NOT NULL,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_id)
);
