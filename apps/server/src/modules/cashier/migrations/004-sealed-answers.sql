-- First answers say where a player's money goes: they lie sealed. Those that lay open are forgotten; whoever asks again under such a key
-- goes on with what was begun and hears how it stands.
ALTER TABLE cashier_request ADD COLUMN sealed_answer bytea, DROP COLUMN answer;

CREATE OR REPLACE FUNCTION cashier_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON cashier_edge, cashier_transaction, cashier_step, cashier_approval, cashier_address, cashier_method, cashier_request FROM %1$s;
    GRANT SELECT ON cashier_edge TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON cashier_transaction, cashier_method TO %1$s;
    GRANT SELECT, INSERT ON cashier_step, cashier_approval, cashier_address TO %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (sealed_answer) ON cashier_request TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM cashier_grant_to('fairhouse_app');
  END IF;
END
$$;
