-- What providers tell of a day, held against payments and the ledger: each comparison as it came out, never changed. The newest one
-- of a day and a provider counts.
CREATE TABLE payments_reconciliation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- In UTC.
  day date NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Our payments that were compared.
  payments integer NOT NULL CHECK (payments >= 0),
  -- Of these, as many of which the provider could not be asked; null when it did not tell its statement at all.
  silent integer CHECK (silent >= 0)
);
CREATE INDEX payments_reconciliation_newest ON payments_reconciliation (day, provider, id DESC);

CREATE TABLE payments_difference (
  reconciliation_id bigint NOT NULL REFERENCES payments_reconciliation,
  number integer NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('missingHere', 'missingThere', 'amount', 'state', 'fee', 'duplicate', 'unknownCurrency', 'ledger')),
  type text NOT NULL,
  provider_ref text,
  part text NOT NULL,
  payment_id uuid,
  here text NOT NULL,
  there text NOT NULL,
  PRIMARY KEY (reconciliation_id, number)
);

CREATE FUNCTION payments_refuse_reconciliation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was found stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payments_reconciliation_stays BEFORE UPDATE OR DELETE ON payments_reconciliation
  FOR EACH ROW EXECUTE FUNCTION payments_refuse_reconciliation_change();
CREATE TRIGGER payments_difference_stays BEFORE UPDATE OR DELETE ON payments_difference
  FOR EACH ROW EXECUTE FUNCTION payments_refuse_reconciliation_change();

CREATE FUNCTION payments_reconciliation_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_reconciliation, payments_difference FROM %1$s;
    GRANT SELECT, INSERT ON payments_reconciliation, payments_difference TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_reconciliation_grant_to('fairhouse_app');
  END IF;
END
$$;
