-- The rights of a role that the server runs under (see the ledger's): of each column no more than this module changes, and no removal
-- where nothing is removed.
CREATE FUNCTION inbox_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON inbox_text, inbox_message FROM %1$s;
    GRANT SELECT, INSERT ON inbox_text TO %1$s;
    GRANT SELECT, INSERT, UPDATE (read_at, removed_at) ON inbox_message TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM inbox_grant_to('fairhouse_app');
  END IF;
END
$$;
