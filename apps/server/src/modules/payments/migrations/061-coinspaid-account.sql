-- What each payment of which CoinsPaid told has moved in the account there, fees with it: pairs of their currency and a decimal with its
-- sign. One that is open is asked about before the account is read.
ALTER TABLE payments_coinspaid_told
  ADD COLUMN is_open boolean NOT NULL DEFAULT true,
  ADD COLUMN moved jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(moved) = 'array');
CREATE INDEX payments_coinspaid_told_open ON payments_coinspaid_told (number) WHERE is_open;

-- What the account held when a day was compared, and what all payments that were told of had moved in it by then, in whole coins. What
-- grows between two readings is a payment of which nobody told.
CREATE TABLE payments_coinspaid_account (
  -- In UTC: the day that was compared.
  day date NOT NULL,
  currency text NOT NULL,
  held numeric NOT NULL,
  moved numeric NOT NULL,
  PRIMARY KEY (currency, day)
);
CREATE TRIGGER payments_coinspaid_account_stays BEFORE UPDATE OR DELETE ON payments_coinspaid_account
  FOR EACH ROW EXECUTE FUNCTION payments_refuse_reconciliation_change();

CREATE OR REPLACE FUNCTION payments_coinspaid_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_coinspaid_part, payments_coinspaid_told, payments_coinspaid_account FROM %1$s;
    GRANT SELECT, INSERT ON payments_coinspaid_part, payments_coinspaid_account TO %1$s;
    GRANT SELECT, INSERT, UPDATE (told_at, is_open, moved) ON payments_coinspaid_told TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_coinspaid_grant_to('fairhouse_app');
  END IF;
END
$$;
