-- The rights of a role that the server runs under: no right to change or remove a transfer, nor to write down by itself what
-- became of one. A deployment that has such a role calls it fairhouse_app; one made later is given them by calling this.
CREATE FUNCTION ledger_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON ledger_transfer, ledger_account, ledger_pending, ledger_reversal, ledger_journal, ledger_carry, ledger_carried,
      ledger_movement, ledger_entry FROM %1$s;
    GRANT SELECT, INSERT ON ledger_transfer TO %1$s;
    GRANT SELECT, INSERT ON ledger_account TO %1$s;
    GRANT UPDATE (debits_pending, debits_posted, credits_pending, credits_posted, version, closed)
      ON ledger_account TO %1$s;
    GRANT SELECT ON ledger_pending, ledger_reversal, ledger_carry, ledger_carried, ledger_chain, ledger_movement, ledger_entry TO %1$s;
    GRANT USAGE ON SEQUENCE ledger_account_number TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM ledger_grant_to('fairhouse_app');
  END IF;
END
$$;
