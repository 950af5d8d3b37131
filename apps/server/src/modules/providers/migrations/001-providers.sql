-- A token that a game of somebody else's plays with: of one player, one game and one currency.
CREATE TABLE providers_session (
  id uuid PRIMARY KEY,
  -- SHA-256 of the token, which is kept nowhere.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- Who makes the game's calls, by the name of the connection.
  connection text NOT NULL,
  player_id bigint NOT NULL,
  -- The session of the house that launched it: what ends that ends this for bets.
  house_session text NOT NULL,
  game_id integer NOT NULL,
  game_key text NOT NULL,
  provider smallint NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- A newer one of the same game took its place, or somebody revoked it.
  ended_at timestamptz
);
-- One open session of a player in a game.
CREATE UNIQUE INDEX providers_session_open ON providers_session (player_id, game_id) WHERE ended_at IS NULL;

CREATE TABLE providers_round (
  -- Ours, a UUID of version 7, so that rounds lie in the order of their bets.
  id uuid PRIMARY KEY,
  connection text NOT NULL,
  player_id bigint NOT NULL,
  game_id integer NOT NULL,
  game_key text NOT NULL,
  provider smallint NOT NULL,
  -- The provider's name of it: unique within a game and a player.
  ref text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  -- Minor units: what its bets took and its wins gave, less what was rolled back.
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  UNIQUE (connection, player_id, game_id, ref)
);
CREATE INDEX providers_round_newest ON providers_round (player_id, id DESC);
CREATE INDEX providers_round_open ON providers_round (opened_at) WHERE closed_at IS NULL;

-- Every message that moved money or might have, by the provider's id: the second time it is recognised. Kept for good.
CREATE TABLE providers_transaction (
  connection text NOT NULL,
  ref text NOT NULL,
  -- A tombstone is a bet that was taken back before it came.
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'play', 'rollback', 'tombstone')),
  player_id bigint NOT NULL,
  game_id integer NOT NULL,
  round_id uuid REFERENCES providers_round,
  -- What a win or a rollback is about.
  about text,
  -- SHA-256 over what must be the same when it comes again.
  facts bytea NOT NULL CHECK (octet_length(facts) = 32),
  -- Minor units: taken from the player, given to him, and how much of that is a jackpot.
  taken bigint NOT NULL CHECK (taken >= 0),
  given bigint NOT NULL CHECK (given >= 0),
  jackpot bigint NOT NULL DEFAULT 0 CHECK (jackpot BETWEEN 0 AND given),
  -- The chain of the ledger; null when nothing moved.
  transfer uuid,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  created_at timestamptz NOT NULL,
  -- The rollback that took it back.
  rolled_back_by text,
  PRIMARY KEY (connection, ref),
  CONSTRAINT providers_transaction_moves_by_transfer CHECK ((transfer IS NULL) = (taken + given = 0)),
  -- A rollback without a round took back what never came.
  CONSTRAINT providers_transaction_has_round CHECK (CASE kind WHEN 'tombstone' THEN round_id IS NULL WHEN 'rollback' THEN true ELSE round_id IS NOT NULL END)
);
CREATE INDEX providers_transaction_of_round ON providers_transaction (round_id);
CREATE UNIQUE INDEX providers_transaction_transfer ON providers_transaction (transfer) WHERE transfer IS NOT NULL;

CREATE FUNCTION providers_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what a provider told stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER providers_transaction_is_not_removed BEFORE DELETE ON providers_transaction
  FOR EACH ROW EXECUTE FUNCTION providers_refuse_change();
CREATE TRIGGER providers_transaction_is_not_emptied BEFORE TRUNCATE ON providers_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION providers_refuse_change();
CREATE TRIGGER providers_round_is_not_removed BEFORE DELETE ON providers_round
  FOR EACH ROW EXECUTE FUNCTION providers_refuse_change();
-- Once rolled back is for good, and nothing else of a transaction changes.
CREATE FUNCTION providers_keep_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.rolled_back_by IS NOT NULL OR to_jsonb(NEW) - 'rolled_back_by' <> to_jsonb(OLD) - 'rolled_back_by' THEN
    RAISE EXCEPTION 'change of transaction % refused: what a provider told stays', OLD.ref
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER providers_transaction_stays BEFORE UPDATE ON providers_transaction
  FOR EACH ROW EXECUTE FUNCTION providers_keep_transaction();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION providers_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON providers_session, providers_round, providers_transaction FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (ended_at) ON providers_session TO %1$s;
    GRANT SELECT, INSERT, UPDATE (stake, payout, closed_at, balance_after) ON providers_round TO %1$s;
    GRANT SELECT, INSERT, UPDATE (rolled_back_by) ON providers_transaction TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM providers_grant_to('fairhouse_app');
  END IF;
END
$$;
