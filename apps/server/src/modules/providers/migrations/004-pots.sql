-- Ends the version before: it would pay what a pot has won to the pocket, and knows no round that a bonus waits for.
-- A message's part of a pot beside the pocket, such as a bonus grant's, where the round was begun with one: the pot's account, what was taken
-- from it and given to it, and what was in it afterwards. `taken`, `given` and `balance_after` include it.
ALTER TABLE providers_transaction ADD COLUMN pot bigint,
  ADD COLUMN pot_taken bigint CHECK (pot_taken BETWEEN 0 AND taken),
  ADD COLUMN pot_given bigint CHECK (pot_given BETWEEN 0 AND given),
  ADD COLUMN pot_balance bigint CHECK (pot_balance >= 0),
  ADD CONSTRAINT providers_transaction_pot_is_whole CHECK (num_nulls(pot, pot_taken, pot_given, pot_balance) IN (0, 4));

-- The pot of a round, what of its stake and payout were that pot's, and what it counted for the pot's owner when it was closed.
ALTER TABLE providers_round ADD COLUMN pot bigint,
  ADD COLUMN pot_stake bigint NOT NULL DEFAULT 0 CHECK (pot_stake BETWEEN 0 AND stake),
  ADD COLUMN pot_payout bigint NOT NULL DEFAULT 0 CHECK (pot_payout BETWEEN 0 AND payout),
  ADD COLUMN counted bigint NOT NULL DEFAULT 0 CHECK (counted >= 0),
  -- Of stake and payout, what was held back and never bet.
  ADD COLUMN returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  ADD CONSTRAINT providers_round_has_pot CHECK (pot IS NOT NULL OR pot_stake + pot_payout + counted = 0);
-- Whether a pot's owner has to wait for a round.
CREATE INDEX providers_round_open_with_pot ON providers_round (player_id) WHERE pot IS NOT NULL AND closed_at IS NULL;
CREATE INDEX providers_round_of_pot ON providers_round (pot, id DESC) WHERE pot IS NOT NULL;

CREATE OR REPLACE FUNCTION providers_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON providers_session, providers_round, providers_transaction FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (ended_at) ON providers_session TO %1$s;
    GRANT SELECT, INSERT, UPDATE (stake, payout, pot_stake, pot_payout, counted, returned, closed_at, balance_after) ON providers_round TO %1$s;
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
