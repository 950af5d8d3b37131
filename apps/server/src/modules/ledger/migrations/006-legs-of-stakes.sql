-- A row of a journal may take more for what an earlier row began, as a hand that is doubled does: each such taking is a leg of its own, which the
-- journal numbers (`taken_leg` and `given_leg`: odd what is taken, even what is given, and in a row that does both the taking first). A journal
-- without these columns takes once and gives once, as legs 1 and 2.
CREATE OR REPLACE FUNCTION ledger_view_movements() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  movements text := '
    SELECT id, leg, debit_account, credit_account, amount, currency, reason,
      debit_balance_after, debit_version, credit_balance_after, credit_version, created_at,
      kind, released, about_id, about_leg
    FROM ledger_transfer';
  kept regclass;
  taken_leg text;
  given_leg text;
BEGIN
  FOR kept IN SELECT journal FROM ledger_journal ORDER BY journal LOOP
    SELECT coalesce(max(attname::text) FILTER (WHERE attname = 'taken_leg'), '1::smallint'),
      coalesce(max(attname::text) FILTER (WHERE attname = 'given_leg'), '2::smallint')
    INTO taken_leg, given_leg FROM pg_attribute WHERE attrelid = kept;
    -- Unequal to zero, not above it: what must not be there is to be seen by the audit.
    movements := movements || format('
      UNION ALL
      SELECT id, %2$s, account, house, taken, (account & 63)::smallint, 1::smallint,
        balance_after - given, version, NULL::bigint, NULL::bigint, at,
        0::smallint, 0::bigint, NULL::uuid, NULL::smallint
      FROM %1$s WHERE taken <> 0
      UNION ALL
      SELECT id, %3$s, house, account, given, (account & 63)::smallint, 2::smallint,
        NULL::bigint, NULL::bigint, balance_after, version, at,
        0::smallint, 0::bigint, NULL::uuid, NULL::smallint
      FROM %1$s WHERE given <> 0', kept, taken_leg, given_leg);
  END LOOP;
  EXECUTE 'CREATE OR REPLACE VIEW ledger_movement AS ' || movements;
END
$$;

CREATE OR REPLACE FUNCTION ledger_keep_journal(journal regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  expected constant text := 'id uuid, account bigint, house bigint, taken bigint, given bigint, '
    'balance_after bigint, version bigint, at timestamp with time zone';
  found text;
BEGIN
  SELECT string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' ORDER BY attnum) INTO found
  FROM pg_attribute WHERE attrelid = journal AND attnum > 0 AND NOT attisdropped;
  IF found IS DISTINCT FROM expected AND found IS DISTINCT FROM expected || ', taken_leg smallint, given_leg smallint' THEN
    RAISE EXCEPTION 'journal % has columns (%) instead of (%)', journal, found, expected;
  END IF;
  INSERT INTO ledger_journal (journal) VALUES (journal);
  PERFORM ledger_view_movements();
END
$$;
