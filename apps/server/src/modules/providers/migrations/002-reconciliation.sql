-- What providers tell of a day, held against what was taken here. The newest comparison of a day and a connection counts.
CREATE TABLE providers_reconciliation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  connection text NOT NULL,
  -- In UTC.
  day date NOT NULL,
  made_at timestamptz NOT NULL,
  -- Transactions of both sides that were compared; null when the provider did not tell its list.
  compared integer CHECK (compared >= 0),
  -- As a list of what differs, by the provider's id.
  differences jsonb NOT NULL CHECK (jsonb_typeof(differences) = 'array')
);
CREATE INDEX providers_reconciliation_newest ON providers_reconciliation (day, connection, id DESC);
CREATE INDEX providers_transaction_by_time ON providers_transaction (connection, created_at);

CREATE FUNCTION providers_refuse_reconciliation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was found stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER providers_reconciliation_stays BEFORE UPDATE OR DELETE ON providers_reconciliation
  FOR EACH ROW EXECUTE FUNCTION providers_refuse_reconciliation_change();

CREATE FUNCTION providers_reconciliation_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON providers_reconciliation FROM %1$s;
    GRANT SELECT, INSERT ON providers_reconciliation TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM providers_reconciliation_grant_to('fairhouse_app');
  END IF;
END
$$;
