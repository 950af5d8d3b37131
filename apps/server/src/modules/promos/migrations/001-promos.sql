-- Small games: a seed is made for a player and a period, its hash is shown, and it is played once.
CREATE TABLE promos_play (
  player_id bigint NOT NULL,
  promo text NOT NULL CHECK (promo IN ('miniSlot', 'mystery', 'tokenTower')),
  -- The UTC day `2026-11-27`, the month `2026-11`, or which climb of the tower `00000012`.
  period text NOT NULL,
  made_at timestamptz NOT NULL,
  -- The seed, sealed, and its SHA-256, which was shown from the beginning.
  sealed bytea NOT NULL,
  seed_hash bytea NOT NULL CHECK (octet_length(seed_hash) = 32),
  -- From here on of one that was played.
  played_at timestamptz,
  request_key text,
  seed bytea CHECK (octet_length(seed) = 32),
  client_seed text CHECK (client_seed ~ '^[A-Za-z0-9 _.-]{1,64}$'),
  box integer CHECK (box >= 0),
  outcome integer[],
  -- Minor units of the currency.
  prize bigint CHECK (prize >= 0),
  currency text CHECK (currency IN ('USD', 'CREDIT')),
  PRIMARY KEY (player_id, promo, period),
  CONSTRAINT promos_play_is_played_whole CHECK (
    num_nulls(played_at, request_key, seed, client_seed, outcome, prize, currency) IN (0, 7) AND (box IS NULL OR played_at IS NOT NULL)
  ),
  CONSTRAINT promos_play_keeps_its_promise CHECK (seed IS NULL OR sha256(seed) = seed_hash)
);

CREATE FUNCTION promos_keep_play() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.played_at IS NOT NULL OR NEW.seed_hash <> OLD.seed_hash OR NEW.sealed <> OLD.sealed
    OR (NEW.player_id, NEW.promo, NEW.period) IS DISTINCT FROM (OLD.player_id, OLD.promo, OLD.period) THEN
    RAISE EXCEPTION '% of a small game of player % refused: what was promised and played stays', TG_OP, OLD.player_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER promos_play_stays BEFORE UPDATE OR DELETE ON promos_play FOR EACH ROW EXECUTE FUNCTION promos_keep_play();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION promos_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON promos_play FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (played_at, request_key, seed, client_seed, box, outcome, prize, currency) ON promos_play TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM promos_grant_to('fairhouse_app');
  END IF;
END
$$;
