-- What coins cost, as it was told: each quote that anything rested on, by whom. Never changed; old ones may go.
CREATE TABLE payments_quote (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  asset text NOT NULL,
  -- Dollars for one coin.
  rate numeric(38, 18) NOT NULL CHECK (rate > 0),
  -- What each source said, and when: [{"source", "rate", "at"}].
  sources jsonb NOT NULL CHECK (jsonb_array_length(sources) > 0),
  at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > at),
  -- The node that asked.
  node text NOT NULL
);
CREATE INDEX payments_quote_newest ON payments_quote (asset, at DESC);

-- What a bitcoin is shown to cost during an hour, the same on all nodes; nothing is ever paid by it.
CREATE TABLE payments_display_rate (
  hour timestamptz PRIMARY KEY CHECK (hour = date_trunc('hour', hour, 'UTC')),
  rate numeric(38, 18) NOT NULL CHECK (rate > 0),
  quote_id bigint NOT NULL
);

CREATE FUNCTION payments_refuse_rate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'payments_quote' THEN
    IF OLD.at < now() - interval '90 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION '% of % refused: what was quoted stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payments_quote_stays BEFORE UPDATE OR DELETE ON payments_quote
  FOR EACH ROW EXECUTE FUNCTION payments_refuse_rate_change();
CREATE TRIGGER payments_quote_is_not_emptied BEFORE TRUNCATE ON payments_quote
  FOR EACH STATEMENT EXECUTE FUNCTION payments_refuse_rate_change();
CREATE TRIGGER payments_display_rate_stays BEFORE UPDATE OR DELETE ON payments_display_rate
  FOR EACH ROW EXECUTE FUNCTION payments_refuse_rate_change();

CREATE FUNCTION payments_rates_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_quote, payments_display_rate FROM %1$s;
    GRANT SELECT, INSERT, DELETE ON payments_quote TO %1$s;
    GRANT SELECT, INSERT ON payments_display_rate TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_rates_grant_to('fairhouse_app');
  END IF;
END
$$;
