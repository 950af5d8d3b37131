-- Rounds that their players share with everybody.
CREATE TABLE sharing_round (
  round_id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  shared_at timestamptz NOT NULL
);
CREATE INDEX sharing_round_of_player ON sharing_round (player_id, shared_at DESC);

-- The rights of a role that the server runs under (see the ledger's): no right to change what was written.
CREATE FUNCTION sharing_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON sharing_round FROM %1$s;
    GRANT SELECT, INSERT, DELETE ON sharing_round TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM sharing_grant_to('fairhouse_app');
  END IF;
END
$$;
