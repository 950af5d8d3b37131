-- Accounts and transfers after TigerBeetle's model. Amounts are whole minor units; a transfer moves money from the account
-- it debits to the account it credits, so that over all accounts of a currency debits and credits are always equal.

-- An account id is its number times 64 plus its currency: a transfer can thereby prove by arithmetic alone that it stays
-- within one currency.
CREATE SEQUENCE ledger_account_number;

CREATE TABLE ledger_account (
  id bigint PRIMARY KEY,
  -- What the account is for (codes.ts).
  code smallint NOT NULL,
  -- Whose money it is; null for the house's own accounts.
  player_id bigint,
  -- The house keeps an account per till, so that no two lanes of the batched commit wait for one row.
  till smallint,
  currency smallint NOT NULL,
  may_not_go_negative boolean NOT NULL,
  closed boolean NOT NULL DEFAULT false,
  -- Moves with every change of the account and of whatever is decided on it.
  version bigint NOT NULL DEFAULT 0,
  debits_pending bigint NOT NULL DEFAULT 0 CHECK (debits_pending >= 0),
  debits_posted bigint NOT NULL DEFAULT 0 CHECK (debits_posted >= 0),
  credits_pending bigint NOT NULL DEFAULT 0 CHECK (credits_pending >= 0),
  credits_posted bigint NOT NULL DEFAULT 0 CHECK (credits_posted >= 0),
  CONSTRAINT ledger_account_never_below_zero
    CHECK (NOT may_not_go_negative OR credits_posted - debits_posted - debits_pending >= 0),
  CONSTRAINT ledger_account_id_names_currency
    CHECK (currency BETWEEN 1 AND 63 AND id > 0 AND (id & 63) = currency),
  CONSTRAINT ledger_account_of_player_or_house
    CHECK ((player_id IS NULL) = (till IS NOT NULL) AND (player_id IS NULL OR may_not_go_negative))
) WITH (fillfactor = 50);

-- No index may name a column that movements change: an update of an account stays within its page (HOT).
CREATE UNIQUE INDEX ledger_account_of_player ON ledger_account (player_id, code, currency)
  WHERE player_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_of_house ON ledger_account (code, currency, till)
  WHERE player_id IS NULL;

-- Transfers with the same id are legs of one chain that stands or falls together; the legs of a round carry the round's id.
-- A balance after the transfer is written on each side that belongs to a player, with the version it made: in order of
-- version and leg an account's balances form an unbroken chain. Sides of the house are summed once a batch and carry none.
CREATE TABLE ledger_transfer (
  -- Made by whoever asks; of version 7, so that it begins with the time.
  id uuid NOT NULL CHECK (substr(id::text, 15, 1) = '7'),
  debit_account bigint NOT NULL,
  credit_account bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  debit_balance_after bigint CHECK (debit_balance_after >= 0),
  debit_version bigint,
  credit_balance_after bigint CHECK (credit_balance_after >= 0),
  credit_version bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What a post gives back of the pending amount.
  released bigint NOT NULL DEFAULT 0,
  -- The transfer that this one posts, voids, lets expire or reverses.
  about_id uuid,
  expires_at timestamptz,
  about_leg smallint,
  leg smallint NOT NULL CHECK (leg > 0),
  currency smallint NOT NULL,
  -- Why (reasons in transfer.ts).
  reason smallint NOT NULL,
  -- 0 direct, 1 pending, 2 post, 3 void, 4 expiry, 5 reversal (transfer.ts).
  kind smallint NOT NULL DEFAULT 0 CHECK (kind BETWEEN 0 AND 5),
  PRIMARY KEY (id, leg),
  CONSTRAINT ledger_transfer_within_one_currency CHECK (
    (debit_account & 63) = currency AND (credit_account & 63) = currency
    AND debit_account <> credit_account
  ),
  CONSTRAINT ledger_transfer_names_another
    CHECK ((kind >= 2) = (about_id IS NOT NULL) AND (about_id IS NULL) = (about_leg IS NULL)),
  CONSTRAINT ledger_transfer_releases_by_post CHECK (released >= 0 AND (kind = 2 OR released = 0)),
  CONSTRAINT ledger_transfer_expires_when_pending CHECK (kind = 1 OR expires_at IS NULL)
) PARTITION BY RANGE (id);
CREATE INDEX ledger_transfer_of_debit ON ledger_transfer (debit_account, created_at);
CREATE INDEX ledger_transfer_of_credit ON ledger_transfer (credit_account, created_at);

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what is written in the ledger stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER ledger_transfer_stays BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfer_is_not_emptied BEFORE TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
SELECT platform_partition_by('ledger_transfer', 'month', true);
CREATE TRIGGER ledger_account_stays BEFORE DELETE ON ledger_account
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_account_is_not_emptied BEFORE TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
