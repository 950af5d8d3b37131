-- The rights of a role that the server runs under (see the ledger's): of each column no more than this module changes, and no removal
-- where nothing is removed.
CREATE FUNCTION mail_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON mail_letter, mail_captured FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (state, sealed, attempts, due_at, last_fault, settled_at), DELETE ON mail_letter TO %1$s;
    GRANT SELECT, INSERT, DELETE ON mail_captured TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM mail_grant_to('fairhouse_app');
  END IF;
END
$$;
