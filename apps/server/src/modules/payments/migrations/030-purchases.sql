-- Coins that a player ordered from a seller. What a seller tells of an order only informs: coins come as a deposit like any other.
CREATE TABLE payments_purchase (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  request_key text NOT NULL,
  body_hash bytea NOT NULL,
  seller text NOT NULL,
  method text NOT NULL,
  -- Minor units of the currency that is paid with.
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  provider text NOT NULL,
  payment_method text NOT NULL,
  address text NOT NULL,
  -- As the seller knows it, and where the player pays; null until the seller has answered.
  order_id text,
  redirect_url text,
  -- The seller's own word.
  state text NOT NULL DEFAULT 'asked',
  txid text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (player_id, request_key),
  CHECK ((order_id IS NULL) = (redirect_url IS NULL))
);

CREATE FUNCTION payments_purchases_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_purchase FROM %1$s;
    GRANT SELECT, INSERT ON payments_purchase TO %1$s;
    GRANT UPDATE (order_id, redirect_url, state, txid, changed_at) ON payments_purchase TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_purchases_grant_to('fairhouse_app');
  END IF;
END
$$;
