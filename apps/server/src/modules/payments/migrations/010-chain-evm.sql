-- Ethereum and its kind: what the provider has seen of the chain, and what it sends. `chain` is the provider's id and the beginning of its
-- first block's hash, so that what belongs to one chain is never taken for another's.

-- Addresses that are one player's for good. The number is the last step of the path that leads to its key.
CREATE TABLE payments_evm_address (
  provider text NOT NULL,
  number integer NOT NULL CHECK (number >= 0),
  reference text NOT NULL,
  address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (provider, number),
  UNIQUE (provider, reference),
  UNIQUE (provider, address)
);

-- How far the chain was read, and which nonce the hot address uses next.
CREATE TABLE payments_evm_chain (
  chain text PRIMARY KEY,
  provider text NOT NULL,
  scanned_height bigint NOT NULL,
  next_nonce bigint NOT NULL CHECK (next_nonce >= 0)
);

-- The last blocks that were read, to notice where the chain left them.
CREATE TABLE payments_evm_block (
  chain text NOT NULL,
  height bigint NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (chain, height)
);

-- Payments to our addresses. `ordinal` is the place among a transaction's transfers of our tokens, -1 for ether. A payment that the chain
-- took back and brought again begins another life, with a part of its own.
CREATE TABLE payments_evm_sighting (
  chain text NOT NULL,
  part text NOT NULL,
  hash text NOT NULL,
  ordinal integer NOT NULL CHECK (ordinal >= -1),
  life integer NOT NULL CHECK (life > 0),
  address text NOT NULL,
  asset text NOT NULL,
  -- The asset's own smallest units.
  native numeric(78, 0) NOT NULL CHECK (native > 0),
  sender text NOT NULL,
  sender_nonce bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'included', 'done', 'cancelled', 'failed', 'reversed')),
  reason text,
  -- The block it is in; null while it is in none.
  height bigint,
  -- It was in a block at least once.
  was_included boolean NOT NULL,
  -- Since when no node knows it.
  missing_since timestamptz,
  first_seen_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- What the cashier heard of it last.
  told text,
  -- It was gathered from its address.
  swept boolean NOT NULL DEFAULT false,
  PRIMARY KEY (chain, part),
  UNIQUE (chain, hash, ordinal, life)
);
CREATE INDEX payments_evm_sighting_of_address ON payments_evm_sighting (address, changed_at DESC);
CREATE INDEX payments_evm_sighting_unswept ON payments_evm_sighting (chain, asset) WHERE state = 'done' AND NOT swept;
CREATE INDEX payments_evm_sighting_height ON payments_evm_sighting (chain, height) WHERE height IS NOT NULL;
CREATE INDEX payments_evm_sighting_unsettled ON payments_evm_sighting (chain)
  WHERE state IN ('waiting', 'included') OR state = 'done' AND height IS NULL;
-- What is over and told has the state itself as its word.
CREATE INDEX payments_evm_sighting_untold ON payments_evm_sighting (chain) WHERE told IS DISTINCT FROM state;

-- What leaves an address of ours, with the nonce that it keeps: all its transactions have this nonce, so the chain takes one of them at most.
CREATE TABLE payments_evm_spend (
  chain text NOT NULL,
  sender text NOT NULL,
  nonce bigint NOT NULL CHECK (nonce >= 0),
  purpose text NOT NULL CHECK (purpose IN ('payout', 'topUp', 'sweep')),
  -- Of a payout: our transaction's id.
  reference text,
  -- Of the deposit address that is topped up or swept.
  number integer,
  asset text NOT NULL,
  native numeric(78, 0) NOT NULL CHECK (native > 0),
  destination text NOT NULL,
  gas bigint NOT NULL CHECK (gas > 0),
  -- `refused`: the signer does not sign it; its nonce is still to be used up.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'refused', 'done', 'failed')),
  reason text,
  -- Not signed before this.
  sign_at timestamptz,
  -- Of the transaction that the chain took.
  txid text,
  height bigint,
  fee_native numeric(78, 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  told text,
  PRIMARY KEY (chain, sender, nonce),
  CHECK ((purpose = 'payout') = (reference IS NOT NULL)),
  CHECK ((purpose = 'payout') = (number IS NULL))
);
CREATE UNIQUE INDEX payments_evm_spend_once ON payments_evm_spend (chain, reference) WHERE reference IS NOT NULL;
CREATE INDEX payments_evm_spend_untold ON payments_evm_spend (chain) WHERE purpose = 'payout' AND told IS DISTINCT FROM state;
CREATE INDEX payments_evm_spend_open ON payments_evm_spend (chain) WHERE state IN ('open', 'refused');

-- Signed transactions, stored before anybody is told of them.
CREATE TABLE payments_evm_signed (
  chain text NOT NULL,
  hash text NOT NULL,
  sender text NOT NULL,
  nonce bigint NOT NULL,
  raw text NOT NULL,
  max_fee numeric(78, 0) NOT NULL,
  priority_fee numeric(78, 0) NOT NULL,
  signed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_at timestamptz,
  PRIMARY KEY (chain, hash),
  FOREIGN KEY (chain, sender, nonce) REFERENCES payments_evm_spend
);
CREATE INDEX payments_evm_signed_of_spend ON payments_evm_signed (chain, sender, nonce);
