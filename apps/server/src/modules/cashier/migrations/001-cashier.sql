-- Payments of players. A row is written when something is begun or first heard of; its state moves along the edges of `cashier_edge` only,
-- each step is written down, and what is done stays as it was.
CREATE TABLE cashier_edge (
  type text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  PRIMARY KEY (type, from_state, to_state)
);
INSERT INTO cashier_edge
  SELECT 'deposit', edge.* FROM (VALUES
    ('default', 'pending'), ('default', 'declined'), ('default', 'failed'), ('default', 'cancelled'),
    ('pending', 'confirming'), ('pending', 'confirmed'), ('pending', 'declined'), ('pending', 'failed'), ('pending', 'cancelled'),
    ('confirming', 'confirmed'), ('confirming', 'declined'), ('confirming', 'failed'), ('confirming', 'cancelled')
  ) AS edge
  UNION ALL
  SELECT 'withdrawal', edge.* FROM (VALUES
    ('default', 'pending'),
    ('pending', 'confirming'), ('pending', 'cancelled'), ('pending', 'declined'), ('pending', 'failed'),
    ('confirming', 'sent'), ('confirming', 'cancelled'), ('confirming', 'declined'), ('confirming', 'failed'),
    ('sent', 'confirmed'), ('sent', 'failed')
  ) AS edge
  UNION ALL
  SELECT type, edge.* FROM unnest(ARRAY['depositRefund', 'depositReversal', 'depositVoid', 'payment', 'paymentRefund', 'withdrawalReversal',
    'bonus', 'bonusReversal', 'bonusReversalExpiration', 'bonusReversalCancellation']) AS type,
  (VALUES ('default', 'pending'), ('default', 'confirmed'), ('pending', 'confirmed'), ('pending', 'cancelled'), ('pending', 'failed')) AS edge;

CREATE TABLE cashier_transaction (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  type text NOT NULL CHECK (type IN ('deposit', 'depositRefund', 'depositReversal', 'depositVoid', 'payment', 'paymentRefund',
    'withdrawal', 'withdrawalReversal', 'bonus', 'bonusReversal', 'bonusReversalExpiration', 'bonusReversalCancellation')),
  state text NOT NULL DEFAULT 'default'
    CHECK (state IN ('default', 'cancelled', 'confirming', 'confirmed', 'declined', 'failed', 'pending', 'sent')),
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  -- Minor units that enter or leave the player's balance; the type says which. Nothing only where coins are too few to be a cent.
  amount bigint NOT NULL CHECK (amount >= 0),
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  sandbox boolean NOT NULL,
  method text,
  provider text,
  -- The provider's name of it; of several payments to one address, `part` says which.
  provider_ref text,
  part text NOT NULL DEFAULT '',
  label text,
  saved_method uuid,
  about uuid REFERENCES cashier_transaction,
  -- What moved outside, in the ledger's units of the asset; dust in the asset's own.
  asset text,
  asset_units bigint CHECK (asset_units >= 0),
  dust numeric(38, 0) NOT NULL DEFAULT 0 CHECK (dust >= 0),
  -- Dollars for one coin, from whom and until when.
  rate numeric(38, 18) CHECK (rate > 0),
  rate_source text,
  rate_at timestamptz,
  rate_expires_at timestamptz,
  -- Where it went or came to, where that is public; what is not lies sealed in `destination`.
  address text,
  destination bytea,
  txid text,
  confirmations integer CHECK (confirmations >= 0),
  confirmations_needed integer CHECK (confirmations_needed > 0),
  -- The pending transfer that holds a withdrawal's money, and the chain in the ledger that settled what moved.
  hold uuid,
  settlement uuid,
  -- What it waits for, or why it ended so.
  reason text,
  -- Why rules want people to look at it.
  review text[] NOT NULL DEFAULT '{}',
  approvals_needed smallint NOT NULL DEFAULT 0 CHECK (approvals_needed BETWEEN 0 AND 2),
  balance_before bigint,
  balance_after bigint,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- When whoever looks after what is not done looks at it next; null for never.
  look_at timestamptz,
  -- How often in a row it was looked at without news.
  looks integer NOT NULL DEFAULT 0,
  -- When its provider was first asked to begin it: from then on only the provider can tell what became of it.
  asked_at timestamptz,
  -- When nobody is expected to pay it any more.
  expires_at timestamptz,
  CONSTRAINT cashier_coins_are_whole CHECK ((asset IS NULL) = (asset_units IS NULL)),
  CONSTRAINT cashier_rate_is_whole
    CHECK (num_nulls(rate, rate_source, rate_at, rate_expires_at) IN (0, 4)),
  CONSTRAINT cashier_withdrawal_is_held CHECK (type <> 'withdrawal' OR state = 'default' OR hold IS NOT NULL),
  CONSTRAINT cashier_sent_is_known CHECK (NOT (type = 'withdrawal' AND state IN ('sent', 'confirmed') AND provider_ref IS NULL))
);
-- One event outside has one row here.
CREATE UNIQUE INDEX cashier_transaction_once ON cashier_transaction (provider, provider_ref, part, type) WHERE provider_ref IS NOT NULL;
CREATE INDEX cashier_transaction_of_player ON cashier_transaction (player_id, created_at DESC, id DESC);
CREATE INDEX cashier_transaction_to_look_at ON cashier_transaction (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX cashier_transaction_about ON cashier_transaction (about) WHERE about IS NOT NULL;
CREATE INDEX cashier_withdrawal_open ON cashier_transaction (created_at) WHERE type = 'withdrawal' AND state IN ('pending', 'confirming', 'sent');

-- Every step, with who or what made it. `actor` is a member of staff, a provider or a rule; `note` is for staff.
CREATE TABLE cashier_step (
  transaction_id uuid NOT NULL REFERENCES cashier_transaction,
  number integer NOT NULL CHECK (number > 0),
  from_state text NOT NULL,
  to_state text NOT NULL,
  at timestamptz NOT NULL,
  by text NOT NULL CHECK (by IN ('player', 'staff', 'rules', 'provider', 'house')),
  actor text,
  reason text,
  note text,
  PRIMARY KEY (transaction_id, number)
);

-- Who approved or declined a withdrawal: nobody twice.
CREATE TABLE cashier_approval (
  transaction_id uuid NOT NULL REFERENCES cashier_transaction,
  staff text NOT NULL,
  approves boolean NOT NULL,
  note text,
  at timestamptz NOT NULL,
  PRIMARY KEY (transaction_id, staff)
);

-- Addresses of the house that are one player's for good.
CREATE TABLE cashier_address (
  provider text NOT NULL,
  provider_ref text NOT NULL,
  player_id bigint NOT NULL,
  method text NOT NULL,
  address text NOT NULL,
  uri text NOT NULL,
  tag text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_ref),
  UNIQUE (player_id, method)
);
CREATE INDEX cashier_address_named ON cashier_address (address);

-- Saved methods. Tokens and what was typed are sealed; `fingerprint` recognises the same card, account or address without telling it.
CREATE TABLE cashier_method (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  method text NOT NULL,
  provider text NOT NULL,
  label text NOT NULL,
  expires text,
  sealed_token bytea,
  sealed_fields bytea,
  fingerprint bytea NOT NULL,
  can_deposit boolean NOT NULL,
  can_withdraw boolean NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX cashier_method_once ON cashier_method (player_id, method, fingerprint) WHERE deleted_at IS NULL;
CREATE INDEX cashier_method_same ON cashier_method (fingerprint);

-- First answers to calls that move money. Without an answer whoever began it was cut off: asked again, it goes on with what was begun.
CREATE TABLE cashier_request (
  player_id bigint NOT NULL,
  request_key text NOT NULL,
  call text NOT NULL,
  body_hash bytea NOT NULL,
  transaction_id uuid NOT NULL REFERENCES cashier_transaction DEFERRABLE INITIALLY DEFERRED,
  answer text,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, request_key)
);
CREATE INDEX cashier_request_at ON cashier_request (at);

CREATE FUNCTION cashier_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what happened stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION cashier_check_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.player_id, NEW.type, NEW.currency, NEW.sandbox, NEW.created_at) IS DISTINCT FROM
     (OLD.id, OLD.player_id, OLD.type, OLD.currency, OLD.sandbox, OLD.created_at) THEN
    RAISE EXCEPTION 'what payment % is does not change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.approvals_needed < OLD.approvals_needed THEN
    RAISE EXCEPTION 'payment % needed % people before', NEW.id, OLD.approvals_needed USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state = OLD.state THEN
    IF NOT EXISTS (SELECT FROM cashier_edge WHERE type = OLD.type AND from_state = OLD.state)
      AND (NEW.amount, NEW.fee, NEW.asset, NEW.asset_units, NEW.rate, NEW.balance_before, NEW.balance_after, NEW.hold, NEW.settlement, NEW.about)
        IS DISTINCT FROM (OLD.amount, OLD.fee, OLD.asset, OLD.asset_units, OLD.rate, OLD.balance_before, OLD.balance_after, OLD.hold, OLD.settlement, OLD.about) THEN
      RAISE EXCEPTION 'payment % is done', OLD.id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT FROM cashier_edge WHERE type = OLD.type AND from_state = OLD.state AND to_state = NEW.state) THEN
    RAISE EXCEPTION 'payment %: no edge from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  -- From two people on it takes two people, whatever the program believes.
  IF NEW.type = 'withdrawal' AND NEW.state = 'confirming' AND
    (SELECT count(*) FROM cashier_approval WHERE transaction_id = NEW.id AND approves) < NEW.approvals_needed THEN
    RAISE EXCEPTION 'payment % needs % people', NEW.id, NEW.approvals_needed USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER cashier_transaction_moves_along_edges BEFORE UPDATE ON cashier_transaction
  FOR EACH ROW EXECUTE FUNCTION cashier_check_change();

CREATE FUNCTION cashier_check_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM cashier_transaction JOIN cashier_edge USING (type)
    WHERE id = NEW.transaction_id AND state = NEW.to_state AND from_state = NEW.from_state AND cashier_edge.to_state = NEW.to_state
  ) THEN
    RAISE EXCEPTION 'payment % did not go from % to %', NEW.transaction_id, NEW.from_state, NEW.to_state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER cashier_step_happened BEFORE INSERT ON cashier_step FOR EACH ROW EXECUTE FUNCTION cashier_check_step();

CREATE TRIGGER cashier_transaction_stays BEFORE DELETE ON cashier_transaction FOR EACH ROW EXECUTE FUNCTION cashier_refuse_change();
CREATE TRIGGER cashier_step_stays BEFORE UPDATE OR DELETE ON cashier_step FOR EACH ROW EXECUTE FUNCTION cashier_refuse_change();
CREATE TRIGGER cashier_approval_stays BEFORE UPDATE OR DELETE ON cashier_approval FOR EACH ROW EXECUTE FUNCTION cashier_refuse_change();
CREATE TRIGGER cashier_address_stays BEFORE UPDATE OR DELETE ON cashier_address FOR EACH ROW EXECUTE FUNCTION cashier_refuse_change();
CREATE TRIGGER cashier_transaction_is_not_emptied BEFORE TRUNCATE ON cashier_transaction FOR EACH STATEMENT EXECUTE FUNCTION cashier_refuse_change();
CREATE TRIGGER cashier_step_is_not_emptied BEFORE TRUNCATE ON cashier_step FOR EACH STATEMENT EXECUTE FUNCTION cashier_refuse_change();
CREATE TRIGGER cashier_approval_is_not_emptied BEFORE TRUNCATE ON cashier_approval FOR EACH STATEMENT EXECUTE FUNCTION cashier_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION cashier_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON cashier_edge, cashier_transaction, cashier_step, cashier_approval, cashier_address, cashier_method, cashier_request FROM %1$s;
    GRANT SELECT ON cashier_edge TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON cashier_transaction, cashier_method TO %1$s;
    GRANT SELECT, INSERT ON cashier_step, cashier_approval, cashier_address TO %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (answer) ON cashier_request TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM cashier_grant_to('fairhouse_app');
  END IF;
END
$$;
