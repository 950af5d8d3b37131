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
      debit_balance_after, debit_version, credit_balance_after, credit_version, created_at,
      kind, released, about_id, about_leg
    FROM ledger_transfer';
  kept regclass;
BEGIN
  FOR kept IN SELECT journal FROM ledger_journal ORDER BY journal LOOP
    -- Unequal to zero, not above it: what must not be there is to be seen by the audit.
    movements := movements || format('
      UNION ALL
      SELECT id, 1::smallint, account, house, taken, (account & 63)::smallint, 1::smallint,
        balance_after - given, version, NULL::bigint, NULL::bigint, at,
        0::smallint, 0::bigint, NULL::uuid, NULL::smallint
      FROM %1$s WHERE taken <> 0
      UNION ALL
      SELECT id, 2::smallint, house, account, given, (account & 63)::smallint, 2::smallint,
        NULL::bigint, NULL::bigint, balance_after, version, at,
        0::smallint, 0::bigint, NULL::uuid, NULL::smallint
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

-- Both sides of every transfer, each as its account sees it: `change` is what it did to the balance (credits less debits and
-- what is held), `posted` what it added to the posted sum of its direction. Sides of the house tell no balance and no version.
CREATE VIEW ledger_entry AS
  SELECT account, version, id, leg, direction, kind, reason, amount, posted, change,
    balance_after - change AS balance_before, balance_after, created_at
  FROM (
    SELECT debit_account AS account, debit_version AS version, id, leg, 'debit' AS direction, kind, reason, amount,
      CASE WHEN kind IN (0, 2, 5) THEN amount ELSE 0 END AS posted,
      CASE WHEN kind IN (0, 1, 5) THEN -amount WHEN kind = 2 THEN released ELSE amount END AS change,
      debit_balance_after AS balance_after, created_at
    FROM ledger_movement
    UNION ALL
    SELECT credit_account, credit_version, id, leg, 'credit', kind, reason, amount,
      CASE WHEN kind IN (0, 2, 5) THEN amount ELSE 0 END,
      CASE WHEN kind IN (0, 2, 5) THEN amount ELSE 0 END,
      credit_balance_after, created_at
    FROM ledger_movement
  ) AS side;
