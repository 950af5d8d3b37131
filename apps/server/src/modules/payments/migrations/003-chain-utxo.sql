-- Coins of chains whose payments are outputs (Bitcoin, Litecoin), as our own scanner sees them. Nothing here is money: it says what is
-- true of a chain, and the cashier asks.
CREATE TABLE payments_utxo_chain (
  provider text PRIMARY KEY,
  network text NOT NULL,
  -- Hash of the first block: another chain is refused.
  genesis text NOT NULL,
  -- Public half of our account; the signer has the other.
  xpub text NOT NULL,
  path text NOT NULL,
  fingerprint text NOT NULL,
  -- The last block that was read.
  height integer NOT NULL CHECK (height >= 0),
  -- Next addresses of players and of change.
  next_receiving integer NOT NULL DEFAULT 0,
  next_change integer NOT NULL DEFAULT 0,
  -- Somebody may be about to pay: looked at often until then.
  watch_until timestamptz NOT NULL
);

-- Newest blocks that were read, to see when the chain goes another way.
CREATE TABLE payments_utxo_block (
  provider text NOT NULL REFERENCES payments_utxo_chain,
  height integer NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (provider, height)
);

-- Every address that was ever handed out (branch 0) or took change (branch 1).
CREATE TABLE payments_utxo_address (
  provider text NOT NULL REFERENCES payments_utxo_chain,
  branch smallint NOT NULL CHECK (branch IN (0, 1)),
  number integer NOT NULL CHECK (number >= 0),
  -- Hex.
  script text NOT NULL,
  address text NOT NULL,
  player_id bigint,
  -- What the cashier calls it.
  reference text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, branch, number),
  UNIQUE (provider, script),
  UNIQUE (provider, address),
  CHECK ((branch = 0) = (player_id IS NOT NULL) AND (player_id IS NULL) = (reference IS NULL))
);
CREATE UNIQUE INDEX payments_utxo_address_of_player ON payments_utxo_address (provider, player_id) WHERE player_id IS NOT NULL;

-- A payout as it was asked for, once for each reference.
CREATE TABLE payments_utxo_payout (
  provider text NOT NULL,
  reference text NOT NULL,
  address text NOT NULL,
  units bigint NOT NULL CHECK (units > 0),
  asked_at timestamptz NOT NULL,
  -- The transaction that pays it, and its share of the fee.
  batch uuid,
  fee bigint CHECK (fee >= 0),
  -- Why it never will be.
  failed text,
  PRIMARY KEY (provider, reference)
);
CREATE INDEX payments_utxo_payout_waits ON payments_utxo_payout (provider, asked_at) WHERE batch IS NULL AND failed IS NULL;
CREATE INDEX payments_utxo_payout_of_batch ON payments_utxo_payout (batch) WHERE batch IS NOT NULL;

-- A transaction of ours. It is written down unsigned, then signed, and only then sent: whatever happens in between, the same bytes go out.
CREATE TABLE payments_utxo_batch (
  id uuid PRIMARY KEY,
  provider text NOT NULL REFERENCES payments_utxo_chain,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'signed', 'mined', 'dead')),
  psbt text NOT NULL,
  fee bigint NOT NULL CHECK (fee >= 0),
  raw text,
  txid text,
  made_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- When it was last handed to the node.
  sent_at timestamptz,
  height integer,
  -- Why the signer does not sign it.
  refused text,
  CHECK ((state = 'planned') = (raw IS NULL) AND (raw IS NULL) = (txid IS NULL)),
  CHECK ((state = 'mined') = (height IS NOT NULL)),
  UNIQUE (provider, txid)
);

-- Everything that came to an address of ours. `life` counts up when a payment that was gone comes back.
CREATE TABLE payments_utxo_output (
  provider text NOT NULL,
  txid text NOT NULL,
  vout integer NOT NULL,
  life integer NOT NULL DEFAULT 1,
  branch smallint NOT NULL,
  number integer NOT NULL,
  units bigint NOT NULL CHECK (units >= 0),
  state text NOT NULL CHECK (state IN ('pool', 'mined', 'gone')),
  height integer,
  -- The node no longer has it since this block of ours.
  missing_since integer,
  gone_reason text,
  gone_height integer,
  seen_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- It counted once; whatever follows is told as a reversal.
  counted_at timestamptz,
  batch uuid REFERENCES payments_utxo_batch,
  -- By which transaction and in which block it was spent.
  spent_by text,
  spent_height integer,
  PRIMARY KEY (provider, txid, vout, life),
  FOREIGN KEY (provider, branch, number) REFERENCES payments_utxo_address,
  CHECK ((state = 'mined') = (height IS NOT NULL)),
  CHECK ((state = 'gone') = (gone_reason IS NOT NULL))
);
CREATE INDEX payments_utxo_output_of_address ON payments_utxo_output (provider, branch, number);
CREATE INDEX payments_utxo_output_open ON payments_utxo_output (provider) WHERE state = 'pool' OR (state = 'mined' AND counted_at IS NULL);
CREATE INDEX payments_utxo_output_unspent ON payments_utxo_output (provider, units DESC) WHERE state <> 'gone' AND batch IS NULL AND spent_by IS NULL;
CREATE INDEX payments_utxo_output_at ON payments_utxo_output (provider, height);

-- What transactions that pay us spend: another one that spends the same makes them void.
CREATE TABLE payments_utxo_spend (
  provider text NOT NULL,
  outpoint text NOT NULL,
  by_txid text NOT NULL,
  PRIMARY KEY (provider, outpoint, by_txid)
);

-- What the cashier has not heard of yet.
CREATE TABLE payments_utxo_untold (
  provider text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'payout')),
  -- The address, or the payout's reference.
  about text NOT NULL,
  version bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (provider, kind, about)
);

-- A transaction that was signed stays as it was, and a payout is what was asked for.
CREATE FUNCTION payments_utxo_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was signed or asked for stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payments_utxo_batch_stays BEFORE UPDATE ON payments_utxo_batch FOR EACH ROW
  WHEN (OLD.psbt <> NEW.psbt OR OLD.fee <> NEW.fee OR (OLD.raw IS NOT NULL AND (OLD.raw, OLD.txid) IS DISTINCT FROM (NEW.raw, NEW.txid)))
  EXECUTE FUNCTION payments_utxo_refuse_change();
CREATE TRIGGER payments_utxo_batch_is_kept BEFORE DELETE ON payments_utxo_batch FOR EACH ROW EXECUTE FUNCTION payments_utxo_refuse_change();
CREATE TRIGGER payments_utxo_payout_stays BEFORE UPDATE ON payments_utxo_payout FOR EACH ROW
  WHEN ((OLD.reference, OLD.address, OLD.units) IS DISTINCT FROM (NEW.reference, NEW.address, NEW.units) OR (OLD.batch IS NOT NULL AND OLD.batch IS DISTINCT FROM NEW.batch))
  EXECUTE FUNCTION payments_utxo_refuse_change();
CREATE TRIGGER payments_utxo_payout_is_kept BEFORE DELETE ON payments_utxo_payout FOR EACH ROW EXECUTE FUNCTION payments_utxo_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION payments_utxo_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    GRANT SELECT, INSERT, UPDATE ON payments_utxo_chain, payments_utxo_output, payments_utxo_payout, payments_utxo_batch TO %1$s;
    GRANT SELECT, INSERT ON payments_utxo_address TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON payments_utxo_block, payments_utxo_spend, payments_utxo_untold TO %1$s', app);
END
$$;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_utxo_grant_to('fairhouse_app');
  END IF;
END
$$;
