-- The rights of a role that the server runs under (see the ledger's): of each column no more than this module changes, and no removal
-- where nothing is removed.
CREATE FUNCTION lobby_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON lobby_favorite, lobby_played, lobby_reckoned FROM %1$s;
    GRANT SELECT, INSERT, DELETE ON lobby_favorite TO %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, last_round), DELETE ON lobby_played TO %1$s;
    GRANT SELECT, INSERT, UPDATE (stamp, content, reckoned_at) ON lobby_reckoned TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM lobby_grant_to('fairhouse_app');
  END IF;
END
$$;
