-- Points that staff put right, by two people: the id is that of the adjustment and of the ledger's chain. Hundred-thousandths; below nothing they were taken.
CREATE TABLE loyalty_correction (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  units bigint NOT NULL CHECK (units <> 0),
  staff text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX loyalty_correction_of_player ON loyalty_correction (player_id, at DESC);
CREATE TRIGGER loyalty_correction_stays BEFORE UPDATE OR DELETE ON loyalty_correction
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();
CREATE TRIGGER loyalty_correction_is_not_emptied BEFORE TRUNCATE ON loyalty_correction
  FOR EACH STATEMENT EXECUTE FUNCTION loyalty_refuse_change();

CREATE OR REPLACE FUNCTION loyalty_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_player, loyalty_round, loyalty_conversion, loyalty_cashback, loyalty_draw, loyalty_draw_run,
      loyalty_draw_prize, loyalty_correction FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, lifetime, own, told_level, earned_at, noticed_at, expired, untold) ON loyalty_player TO %1$s;
    GRANT SELECT, INSERT ON loyalty_round, loyalty_conversion, loyalty_draw_run, loyalty_draw_prize, loyalty_correction TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, claimed_at) ON loyalty_cashback TO %1$s;
    GRANT SELECT, INSERT, UPDATE (drawn_at, seed, root, tickets, first_among) ON loyalty_draw TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_grant_to('fairhouse_app');
  END IF;
END
$$;
