-- A module that writes one row for what the ledger would write as several keeps a journal: a view of its rows as compound
-- entries, whose legs are derived here instead of stored. For each row the module moves the accounts in the same statement.
CREATE TABLE ledger_journal (
  journal regclass PRIMARY KEY
);

-- All transfers, stored and derived. A journal's row is up to two legs of the chain `id`: what left the account (leg 1, a
-- stake) and what entered it (leg 2, a payout); the balance and version it tells are those after both.
CREATE FUNCTION ledger_view_movements() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  movements text := '
    SELECT id, leg, debit_account, credit_account, amount, currency, reason,
      debit_balance_after, debit_version, credit_balance_after, credit_version, created_at
    FROM ledger_transfer';
  kept regclass;
BEGIN
  FOR kept IN SELECT journal FROM ledger_journal ORDER BY journal LOOP
    -- Unequal to zero, not above it: what must not be there is to be seen by the audit.
    movements := movements || format('
      UNION ALL
      SELECT id, 1::smallint, account, house, taken, (account & 63)::smallint, 1::smallint,
        balance_after - given, version, NULL::bigint, NULL::bigint, at
      FROM %1$s WHERE taken <> 0
      UNION ALL
      SELECT id, 2::smallint, house, account, given, (account & 63)::smallint, 2::smallint,
        NULL::bigint, NULL::bigint, balance_after, version, at
      FROM %1$s WHERE given <> 0', kept);
  END LOOP;
  EXECUTE 'CREATE OR REPLACE VIEW ledger_movement AS ' || movements;
END
$$;

-- Called by a module's migration with a view of exactly these columns. `taken` and `given` are minor units that left and
-- entered `account`, with `house` on the other side; `version` is the account's after the move. Rows may share an id, as long
-- as one of them takes and one of them gives.
CREATE FUNCTION ledger_keep_journal(journal regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  expected constant text := 'id uuid, account bigint, house bigint, taken bigint, given bigint, '
    'balance_after bigint, version bigint, at timestamp with time zone';
  found text;
BEGIN
  SELECT string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' ORDER BY attnum) INTO found
  FROM pg_attribute WHERE attrelid = journal AND attnum > 0 AND NOT attisdropped;
  IF found IS DISTINCT FROM expected THEN
    RAISE EXCEPTION 'journal % has columns (%) instead of (%)', journal, found, expected;
  END IF;
  INSERT INTO ledger_journal (journal) VALUES (journal);
  PERFORM ledger_view_movements();
END
$$;

SELECT ledger_view_movements();

-- Both sides of every transfer, each as its account sees it. Sides of the house tell no balance and no version.
CREATE VIEW ledger_entry AS
  SELECT debit_account AS account, debit_version AS version, id, leg, 'debit' AS direction, amount,
    reason, debit_balance_after + amount AS balance_before, debit_balance_after AS balance_after,
    created_at
  FROM ledger_movement
  UNION ALL
  SELECT credit_account, credit_version, id, leg, 'credit', amount,
    reason, credit_balance_after - amount, credit_balance_after,
    created_at
  FROM ledger_movement;

-- A deployment that runs the server under a role of its own calls it fairhouse_app; it gets no right to change transfers.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    REVOKE ALL ON ledger_transfer, ledger_account, ledger_journal FROM fairhouse_app;
    GRANT SELECT, INSERT ON ledger_transfer TO fairhouse_app;
    GRANT SELECT, INSERT, UPDATE ON ledger_account TO fairhouse_app;
    GRANT SELECT ON ledger_movement, ledger_entry TO fairhouse_app;
    GRANT USAGE ON SEQUENCE ledger_account_number TO fairhouse_app;
  END IF;
END
$$;
