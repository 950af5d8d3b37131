-- A transaction that was signed stays as it was; only when it was sent is written down later.
CREATE FUNCTION payments_evm_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was signed stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payments_evm_signed_stays BEFORE UPDATE ON payments_evm_signed FOR EACH ROW
  WHEN ((OLD.chain, OLD.hash, OLD.sender, OLD.nonce, OLD.raw, OLD.max_fee, OLD.priority_fee)
    IS DISTINCT FROM (NEW.chain, NEW.hash, NEW.sender, NEW.nonce, NEW.raw, NEW.max_fee, NEW.priority_fee))
  EXECUTE FUNCTION payments_evm_refuse_change();
CREATE TRIGGER payments_evm_signed_is_kept BEFORE DELETE ON payments_evm_signed FOR EACH ROW EXECUTE FUNCTION payments_evm_refuse_change();
CREATE TRIGGER payments_evm_spend_is_kept BEFORE DELETE ON payments_evm_spend FOR EACH ROW EXECUTE FUNCTION payments_evm_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION payments_evm_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_evm_address, payments_evm_chain, payments_evm_block, payments_evm_sighting, payments_evm_spend,
      payments_evm_signed FROM %1$s;
    GRANT SELECT, INSERT ON payments_evm_address TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON payments_evm_chain, payments_evm_sighting, payments_evm_spend TO %1$s;
    GRANT SELECT, INSERT, DELETE ON payments_evm_block TO %1$s;
    GRANT SELECT, INSERT, UPDATE (sent_at) ON payments_evm_signed TO %1$s', app);
END
$$;

CREATE OR REPLACE FUNCTION payments_utxo_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_utxo_chain, payments_utxo_block, payments_utxo_address, payments_utxo_payout, payments_utxo_batch,
      payments_utxo_output, payments_utxo_spend, payments_utxo_untold FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON payments_utxo_chain, payments_utxo_output, payments_utxo_payout, payments_utxo_batch TO %1$s;
    GRANT SELECT, INSERT ON payments_utxo_address TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON payments_utxo_block, payments_utxo_spend, payments_utxo_untold TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_evm_grant_to('fairhouse_app');
    PERFORM payments_utxo_grant_to('fairhouse_app');
  END IF;
END
$$;
