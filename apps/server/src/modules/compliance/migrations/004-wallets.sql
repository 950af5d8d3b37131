-- What a player was asked to show that a wallet is theirs: one of each way and wallet at a time, gone when it was used.
CREATE TABLE compliance_wallet_challenge (
  player_id bigint NOT NULL,
  -- An address as its chain tells it from others: one spelling for all ways to write it.
  wallet text NOT NULL CHECK (char_length(wallet) BETWEEN 20 AND 200),
  way text NOT NULL CHECK (way IN ('signature', 'payment')),
  -- To be signed, to the letter.
  message text,
  -- To be paid: so many of the ledger's units of a coin, to this address.
  asset text,
  units numeric(30, 0) CHECK (units > 0),
  address text,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
  PRIMARY KEY (player_id, wallet, way),
  CONSTRAINT compliance_wallet_challenge_is_whole CHECK (
    CASE way WHEN 'signature' THEN message IS NOT NULL
      ELSE asset IS NOT NULL AND units IS NOT NULL AND address IS NOT NULL END)
);

-- What showed that a wallet is a player's: once for each way. Kept as long as it must be known who moved money.
CREATE TABLE compliance_wallet (
  player_id bigint NOT NULL,
  wallet text NOT NULL CHECK (char_length(wallet) BETWEEN 20 AND 200),
  way text NOT NULL CHECK (way IN ('signature', 'payment', 'people')),
  -- The message and its signature; the payment; or that people were asked.
  evidence jsonb NOT NULL,
  shown_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, wallet, way)
);

CREATE FUNCTION compliance_refuse_wallet_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'UPDATE of % refused: what was shown stays as it was', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER compliance_wallet_stays BEFORE UPDATE ON compliance_wallet FOR EACH ROW EXECUTE FUNCTION compliance_refuse_wallet_change();

CREATE FUNCTION compliance_wallet_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON compliance_wallet_challenge, compliance_wallet FROM %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON compliance_wallet_challenge TO %1$s;
    GRANT SELECT, INSERT, DELETE ON compliance_wallet TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM compliance_wallet_grant_to('fairhouse_app');
  END IF;
END
$$;
