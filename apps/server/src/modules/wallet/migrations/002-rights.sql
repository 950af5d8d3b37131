-- The rights of a role that the server runs under (see the ledger's): of each column no more than this module changes, and no removal
-- where nothing is removed.
CREATE FUNCTION wallet_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON wallet_purse FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (is_test_money) ON wallet_purse TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM wallet_grant_to('fairhouse_app');
  END IF;
END
$$;
