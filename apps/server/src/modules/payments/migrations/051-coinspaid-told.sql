-- Payments of which a callback told and which the processor then knew, and when it was told of last: the processor lists none by itself,
-- so this is what a day's statement asks about.
CREATE TABLE payments_coinspaid_told (
  number text PRIMARY KEY CHECK (number ~ '^[0-9]{1,15}$'),
  told_at timestamptz NOT NULL
);
CREATE INDEX payments_coinspaid_told_at ON payments_coinspaid_told (told_at);
INSERT INTO payments_coinspaid_told SELECT DISTINCT part, now() FROM payments_coinspaid_part;

CREATE OR REPLACE FUNCTION payments_coinspaid_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_coinspaid_part, payments_coinspaid_told FROM %1$s;
    GRANT SELECT, INSERT ON payments_coinspaid_part TO %1$s;
    GRANT SELECT, INSERT, UPDATE (told_at) ON payments_coinspaid_told TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_coinspaid_grant_to('fairhouse_app');
  END IF;
END
$$;
