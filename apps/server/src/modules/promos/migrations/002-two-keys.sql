-- Ends the version before: it opens seeds by the house key alone.
-- A seed that one key sealed is sealed anew, by two, until it is played. Which seed it is stays promised by its hash.
CREATE OR REPLACE FUNCTION promos_keep_play() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.played_at IS NOT NULL OR NEW.seed_hash <> OLD.seed_hash
    OR (NEW.player_id, NEW.promo, NEW.period) IS DISTINCT FROM (OLD.player_id, OLD.promo, OLD.period) THEN
    RAISE EXCEPTION '% of a small game of player % refused: what was promised and played stays', TG_OP, OLD.player_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION promos_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON promos_play FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (sealed, played_at, request_key, seed, client_seed, box, outcome, prize, currency) ON promos_play TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM promos_grant_to('fairhouse_app');
  END IF;
END
$$;
