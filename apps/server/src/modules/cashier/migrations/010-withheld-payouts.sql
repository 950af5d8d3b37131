-- Whether those who sent the coins of a deposit were found clear: small ones are asked about once they could be credited together.
ALTER TABLE cashier_transaction ADD COLUMN senders_clear boolean NOT NULL DEFAULT false;

-- Coins that people withheld and that were paid by hand, by a court's or an authority's word: one writes it down, another confirms it, and the ledger follows.
CREATE TABLE cashier_withheld_payout (
  deposit_id uuid PRIMARY KEY REFERENCES cashier_transaction,
  txid text NOT NULL CHECK (txid ~ '^[0-9A-Za-z]{16,100}$'),
  note text NOT NULL CHECK (char_length(note) BETWEEN 3 AND 1000),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  booked_by text,
  booked_at timestamptz,
  booked_note text CHECK (char_length(booked_note) BETWEEN 3 AND 1000),
  -- What booked it in the ledger.
  settlement uuid UNIQUE,
  CONSTRAINT cashier_withheld_payout_is_whole CHECK (
    num_nulls(booked_by, booked_at, booked_note, settlement) IN (0, 4)),
  CONSTRAINT cashier_withheld_payout_by_two CHECK (booked_by <> asked_by)
);

CREATE FUNCTION cashier_check_withheld_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.settlement IS NOT NULL OR TG_OP = 'UPDATE' AND NEW.settlement IS NULL THEN
    RAISE EXCEPTION '% of % refused: what happened stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;
CREATE TRIGGER cashier_withheld_payout_stays BEFORE UPDATE OR DELETE ON cashier_withheld_payout FOR EACH ROW EXECUTE FUNCTION cashier_check_withheld_payout();

CREATE FUNCTION cashier_withheld_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON cashier_withheld_payout FROM %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (booked_by, booked_at, booked_note, settlement) ON cashier_withheld_payout TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM cashier_withheld_grant_to('fairhouse_app');
  END IF;
END
$$;
