-- Payments to addresses at CoinsPaid of which a callback told: their interface tells of one payment by its number, never of an address.
CREATE TABLE payments_coinspaid_part (
  address text NOT NULL,
  part text NOT NULL CHECK (part ~ '^[0-9]{1,15}$'),
  PRIMARY KEY (address, part)
);

CREATE FUNCTION payments_coinspaid_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_coinspaid_part FROM %1$s;
    GRANT SELECT, INSERT ON payments_coinspaid_part TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_coinspaid_grant_to('fairhouse_app');
  END IF;
END
$$;
