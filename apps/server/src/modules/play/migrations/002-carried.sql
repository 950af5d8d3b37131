-- What must outlive rounds that went to the archive: how many there were of a stream, so that its nonces go on where they
-- stopped. Rounds leave in the order of play, so the nonces that are gone are the first ones.
CREATE TABLE play_carried (
  player_id bigint NOT NULL,
  stream integer NOT NULL,
  rounds integer NOT NULL CHECK (rounds > 0),
  PRIMARY KEY (player_id, stream)
);

-- The rights of a role that the server runs under (see the ledger's): no right to change or remove what was played.
CREATE FUNCTION play_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON play_step, play_request, play_carried FROM %1$s;
    GRANT SELECT ON play_carried TO %1$s;
    GRANT SELECT, INSERT ON play_step, play_request TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON play_definition, play_seat, play_stream, play_connection, play_facts TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM play_grant_to('fairhouse_app');
  END IF;
END
$$;
