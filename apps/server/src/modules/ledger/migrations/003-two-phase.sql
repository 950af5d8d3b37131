-- What became of pending transfers. A row is made and changed by the transfers themselves, in the trigger below, so that no
-- program can post more than is pending, or resolve it twice.
CREATE TABLE ledger_pending (
  id uuid NOT NULL,
  leg smallint NOT NULL,
  debit_account bigint NOT NULL,
  credit_account bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Null: waits for as long as it takes.
  expires_at timestamptz,
  -- 1 while pending; then the kind of the transfer that resolved it.
  state smallint NOT NULL DEFAULT 1 CHECK (state BETWEEN 1 AND 4),
  posted bigint NOT NULL DEFAULT 0,
  resolved_by uuid,
  resolved_by_leg smallint,
  PRIMARY KEY (id, leg),
  CONSTRAINT ledger_pending_posts_no_more_than_is_pending CHECK (posted BETWEEN 0 AND amount),
  CONSTRAINT ledger_pending_is_resolved_by_a_transfer CHECK (
    (state = 1) = (resolved_by IS NULL) AND (resolved_by IS NULL) = (resolved_by_leg IS NULL)
    AND (state = 2) = (posted > 0)
  )
);
CREATE INDEX ledger_pending_expires ON ledger_pending (expires_at)
  WHERE state = 1 AND expires_at IS NOT NULL;

-- Which transfers were reversed: each once.
CREATE TABLE ledger_reversal (
  id uuid NOT NULL,
  leg smallint NOT NULL,
  by_id uuid NOT NULL,
  by_leg smallint NOT NULL,
  PRIMARY KEY (id, leg)
);

-- Under its owner's rights: the server's own role may not write these tables.
CREATE FUNCTION ledger_follow_transfer() RETURNS trigger LANGUAGE plpgsql
SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.kind = 1 THEN
    INSERT INTO ledger_pending (id, leg, debit_account, credit_account, amount, expires_at)
    VALUES (NEW.id, NEW.leg, NEW.debit_account, NEW.credit_account, NEW.amount, NEW.expires_at);
  ELSIF NEW.kind = 5 THEN
    -- The accounts are asked for as well, because a journal is found by its account.
    PERFORM FROM ledger_movement
    WHERE id = NEW.about_id AND leg = NEW.about_leg AND kind IN (0, 2) AND amount = NEW.amount
      AND debit_account = NEW.credit_account AND credit_account = NEW.debit_account;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'transfer % refused: it reverses nothing that was posted', NEW.id
        USING ERRCODE = 'restrict_violation';
    END IF;
    INSERT INTO ledger_reversal (id, leg, by_id, by_leg)
    VALUES (NEW.about_id, NEW.about_leg, NEW.id, NEW.leg);
  ELSE
    UPDATE ledger_pending
    SET state = NEW.kind, posted = CASE NEW.kind WHEN 2 THEN NEW.amount ELSE 0 END,
      resolved_by = NEW.id, resolved_by_leg = NEW.leg
    WHERE id = NEW.about_id AND leg = NEW.about_leg AND state = 1
      AND debit_account = NEW.debit_account AND credit_account = NEW.credit_account
      AND amount = NEW.amount + NEW.released
      -- Once it is over, only its expiry may resolve it.
      AND coalesce(expires_at <= NEW.created_at, false) = (NEW.kind = 4);
    IF NOT FOUND THEN
      RAISE EXCEPTION 'transfer % refused: nothing is pending that it fits', NEW.id
        USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_transfer_is_followed AFTER INSERT ON ledger_transfer
  FOR EACH ROW WHEN (NEW.kind <> 0) EXECUTE FUNCTION ledger_follow_transfer();

CREATE FUNCTION ledger_pending_resolves_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 1
    OR (OLD.id, OLD.leg, OLD.debit_account, OLD.credit_account, OLD.amount, OLD.expires_at)
      IS DISTINCT FROM (NEW.id, NEW.leg, NEW.debit_account, NEW.credit_account, NEW.amount, NEW.expires_at)
  THEN
    RAISE EXCEPTION 'pending transfer % refused a change: it resolves once and stays what it was', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_pending_stays_resolved BEFORE UPDATE ON ledger_pending
  FOR EACH ROW EXECUTE FUNCTION ledger_pending_resolves_once();
CREATE TRIGGER ledger_pending_stays BEFORE DELETE ON ledger_pending
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_pending_is_not_emptied BEFORE TRUNCATE ON ledger_pending
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_reversal_stays BEFORE UPDATE OR DELETE ON ledger_reversal
  FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_reversal_is_not_emptied BEFORE TRUNCATE ON ledger_reversal
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
