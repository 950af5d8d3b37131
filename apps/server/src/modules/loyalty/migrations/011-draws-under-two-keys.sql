-- Ends the version before: it opens the seed of a draw by the house key alone.
-- A seed that one key sealed is sealed anew, by two. Which seed it is stays promised by its hash.
CREATE OR REPLACE FUNCTION loyalty_keep_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.drawn_at IS NOT NULL OR NEW.seed_hash <> OLD.seed_hash OR NEW.closes_at <> OLD.closes_at THEN
    RAISE EXCEPTION 'change of draw % refused: what was promised and drawn stays', OLD.number
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION loyalty_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_player, loyalty_round, loyalty_conversion, loyalty_cashback, loyalty_draw, loyalty_draw_run,
      loyalty_draw_prize, loyalty_correction FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, lifetime, own, told_level, earned_at, noticed_at, expired, untold) ON loyalty_player TO %1$s;
    GRANT SELECT, INSERT ON loyalty_round, loyalty_conversion, loyalty_draw_run, loyalty_draw_prize, loyalty_correction TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, claimed_at) ON loyalty_cashback TO %1$s;
    GRANT SELECT, INSERT, UPDATE (sealed, drawn_at, seed, root, tickets, first_among) ON loyalty_draw TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_grant_to('fairhouse_app');
  END IF;
END
$$;
