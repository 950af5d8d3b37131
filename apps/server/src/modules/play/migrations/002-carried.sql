-- What must outlive rounds that went to the archive: how many there were of a stream, so that its nonces go on where they
-- stopped. Rounds leave in the order of play, so the nonces that are gone are the first ones.
CREATE TABLE play_carried (
  player_id bigint NOT NULL,
  stream integer NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  PRIMARY KEY (player_id, stream)
);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    GRANT SELECT ON play_carried TO fairhouse_app;
  END IF;
END
$$;
