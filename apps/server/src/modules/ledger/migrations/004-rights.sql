-- A deployment that runs the server under a role of its own calls it fairhouse_app; it gets no right to change transfers.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    REVOKE ALL ON ledger_transfer, ledger_account, ledger_pending, ledger_reversal, ledger_journal,
      ledger_movement, ledger_entry FROM fairhouse_app;
    GRANT SELECT, INSERT ON ledger_transfer TO fairhouse_app;
    GRANT SELECT, INSERT, UPDATE ON ledger_account TO fairhouse_app;
    GRANT SELECT ON ledger_pending, ledger_reversal, ledger_movement, ledger_entry TO fairhouse_app;
    GRANT USAGE ON SEQUENCE ledger_account_number TO fairhouse_app;
  END IF;
END
$$;
