-- Monero, as a wallet that sees and cannot spend tells it. Nothing here is money: it says what is true of a chain, and the cashier asks.
CREATE TABLE payments_monero_chain (
  provider text PRIMARY KEY,
  network text NOT NULL,
  -- Main address of the wallet; another one is refused.
  address text NOT NULL,
  -- The last block that was read.
  height integer NOT NULL CHECK (height >= 0),
  -- A block that never goes any more: a chain without it is another one.
  anchor_height integer NOT NULL CHECK (anchor_height >= 0),
  anchor_hash text NOT NULL,
  -- Somebody may be about to pay: looked at often until then.
  watch_until timestamptz NOT NULL
);

-- Every subaddress that was ever handed out, by its number in the wallet.
CREATE TABLE payments_monero_address (
  provider text NOT NULL REFERENCES payments_monero_chain,
  number integer NOT NULL CHECK (number > 0),
  address text NOT NULL,
  player_id bigint NOT NULL,
  -- What the cashier calls it.
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, number),
  UNIQUE (provider, address),
  UNIQUE (provider, player_id)
);

-- Everything that came to an address of a player. `life` counts up when a payment that was gone comes back.
CREATE TABLE payments_monero_transfer (
  provider text NOT NULL,
  txid text NOT NULL,
  number integer NOT NULL,
  life integer NOT NULL,
  units bigint NOT NULL CHECK (units >= 0),
  state text NOT NULL CHECK (state IN ('pool', 'mined', 'gone')),
  height integer,
  -- It cannot be spent yet: its ten blocks are not there, or its payer locked it for longer.
  locked boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- It counted once; whatever follows is told as a reversal.
  counted_at timestamptz,
  PRIMARY KEY (provider, txid, number, life),
  FOREIGN KEY (provider, number) REFERENCES payments_monero_address,
  CHECK (state = 'gone' OR (state = 'mined') = (height IS NOT NULL))
);
CREATE INDEX payments_monero_transfer_of_address ON payments_monero_transfer (provider, number);
CREATE INDEX payments_monero_transfer_open ON payments_monero_transfer (provider) WHERE state = 'pool' OR (state = 'mined' AND counted_at IS NULL);

-- A transaction of ours. Which payouts are in it is written down first, then it is signed and its bytes are written down, and only then it is sent.
CREATE TABLE payments_monero_batch (
  id uuid PRIMARY KEY,
  provider text NOT NULL REFERENCES payments_monero_chain,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'signed', 'mined')),
  raw text,
  txid text,
  fee bigint CHECK (fee >= 0),
  -- Proves to whom it paid what; spends nothing.
  key text,
  made_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- When it was last handed to the node.
  sent_at timestamptz,
  height integer,
  -- Why the signer does not sign it.
  refused text,
  CHECK ((state = 'planned') = (raw IS NULL) AND (raw IS NULL) = (txid IS NULL) AND (raw IS NULL) = (fee IS NULL) AND (raw IS NULL) = (key IS NULL)),
  CHECK ((state = 'mined') = (height IS NOT NULL)),
  UNIQUE (provider, txid)
);

-- A payout as it was asked for, once for each reference.
CREATE TABLE payments_monero_payout (
  provider text NOT NULL,
  reference text NOT NULL,
  address text NOT NULL,
  units bigint NOT NULL CHECK (units > 0),
  asked_at timestamptz NOT NULL,
  -- The transaction that pays it, and which of its payouts this is.
  batch uuid REFERENCES payments_monero_batch,
  place integer,
  PRIMARY KEY (provider, reference),
  CHECK ((batch IS NULL) = (place IS NULL))
);
CREATE INDEX payments_monero_payout_waits ON payments_monero_payout (provider, asked_at) WHERE batch IS NULL;
CREATE INDEX payments_monero_payout_of_batch ON payments_monero_payout (batch) WHERE batch IS NOT NULL;

-- What the cashier has not heard of yet.
CREATE TABLE payments_monero_untold (
  provider text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'payout')),
  -- The address, or the payout's reference.
  about text NOT NULL,
  version bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (provider, kind, about)
);

-- A transaction that was signed stays as it was, and a payout is what was asked for.
CREATE FUNCTION payments_monero_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was signed or asked for stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payments_monero_batch_stays BEFORE UPDATE ON payments_monero_batch FOR EACH ROW
  WHEN (OLD.raw IS NOT NULL AND (OLD.raw, OLD.txid, OLD.fee, OLD.key) IS DISTINCT FROM (NEW.raw, NEW.txid, NEW.fee, NEW.key))
  EXECUTE FUNCTION payments_monero_refuse_change();
CREATE TRIGGER payments_monero_batch_is_kept BEFORE DELETE ON payments_monero_batch FOR EACH ROW EXECUTE FUNCTION payments_monero_refuse_change();
CREATE TRIGGER payments_monero_payout_stays BEFORE UPDATE ON payments_monero_payout FOR EACH ROW
  WHEN ((OLD.reference, OLD.address, OLD.units) IS DISTINCT FROM (NEW.reference, NEW.address, NEW.units) OR (OLD.batch IS NOT NULL AND (OLD.batch, OLD.place) IS DISTINCT FROM (NEW.batch, NEW.place)))
  EXECUTE FUNCTION payments_monero_refuse_change();
CREATE TRIGGER payments_monero_payout_is_kept BEFORE DELETE ON payments_monero_payout FOR EACH ROW EXECUTE FUNCTION payments_monero_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION payments_monero_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_monero_chain, payments_monero_address, payments_monero_transfer, payments_monero_batch, payments_monero_payout,
      payments_monero_untold FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON payments_monero_chain, payments_monero_transfer, payments_monero_batch, payments_monero_payout TO %1$s;
    GRANT SELECT, INSERT ON payments_monero_address TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON payments_monero_untold TO %1$s', app);
END
$$;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_monero_grant_to('fairhouse_app');
  END IF;
END
$$;
