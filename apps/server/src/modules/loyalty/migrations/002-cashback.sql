-- The weeks of players, from Monday 00:00 UTC, with the arithmetic of what comes back of them. Cents.
CREATE TABLE loyalty_cashback (
  player_id bigint NOT NULL,
  week date NOT NULL CHECK (extract(isodow FROM week) = 1),
  opening bigint NOT NULL CHECK (opening >= 0),
  deposits bigint NOT NULL CHECK (deposits >= 0),
  -- Withdrawals that came back.
  cancelled bigint NOT NULL CHECK (cancelled >= 0),
  withdrawals bigint NOT NULL CHECK (withdrawals >= 0),
  closing bigint NOT NULL CHECK (closing >= 0),
  -- Bonuses that became cash.
  converted bigint NOT NULL CHECK (converted >= 0),
  -- Net deposits above what counts.
  excess bigint NOT NULL CHECK (excess >= 0),
  -- What counts as lost; nothing when the week was won.
  loss bigint NOT NULL CHECK (loss = greatest(opening + deposits + cancelled - withdrawals - closing - converted - excess, 0)),
  -- From 1 to 5, and its share of the loss in tenths of a percent.
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 5),
  permille smallint NOT NULL CHECK (permille BETWEEN 0 AND 1000),
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND loss),
  -- `none`: nothing comes back.
  state text NOT NULL CHECK (state IN ('none', 'open', 'claimed', 'expired')),
  claim_until timestamptz NOT NULL,
  claimed_at timestamptz,
  PRIMARY KEY (player_id, week),
  CONSTRAINT loyalty_cashback_claimed CHECK ((state = 'claimed') = (claimed_at IS NOT NULL)),
  CONSTRAINT loyalty_cashback_none CHECK ((state = 'none') = (amount = 0))
);
CREATE INDEX loyalty_cashback_open ON loyalty_cashback (claim_until) WHERE state = 'open';

CREATE FUNCTION loyalty_keep_cashback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'open' OR to_jsonb(NEW) - 'state' - 'claimed_at' <> to_jsonb(OLD) - 'state' - 'claimed_at' THEN
    RAISE EXCEPTION 'change of week % of player % refused: its arithmetic stays', OLD.week, OLD.player_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER loyalty_cashback_stays BEFORE UPDATE ON loyalty_cashback
  FOR EACH ROW EXECUTE FUNCTION loyalty_keep_cashback();
CREATE TRIGGER loyalty_cashback_is_not_removed BEFORE DELETE ON loyalty_cashback
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();

CREATE OR REPLACE FUNCTION loyalty_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_player, loyalty_round, loyalty_conversion, loyalty_cashback FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, lifetime, own, told_level, earned_at, noticed_at, expired, untold) ON loyalty_player TO %1$s;
    GRANT SELECT, INSERT ON loyalty_round, loyalty_conversion TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, claimed_at) ON loyalty_cashback TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_grant_to('fairhouse_app');
  END IF;
END
$$;
