-- What rounds earned. Points, tokens and tickets themselves are on the ledger; these rows say for which rounds, how many and why.

-- Where a player stands after all rounds that were counted: the sums that levels, tokens and tickets are counted on. Cents.
CREATE TABLE loyalty_player (
  player_id bigint PRIMARY KEY,
  rounds bigint NOT NULL CHECK (rounds >= 0),
  lifetime bigint NOT NULL CHECK (lifetime >= 0),
  own bigint NOT NULL CHECK (own BETWEEN 0 AND lifetime),
  -- The VIP level that the player was told of.
  told_level smallint NOT NULL DEFAULT 0 CHECK (told_level BETWEEN 0 AND 4),
  -- When a round last earned something.
  earned_at timestamptz NOT NULL,
  -- When the player was told that points will expire, if they were.
  noticed_at timestamptz,
  -- What was earned has expired; nothing was earned since.
  expired boolean NOT NULL DEFAULT false,
  -- Something that a status shows has changed since the player's browsers were told.
  untold boolean NOT NULL DEFAULT false
);
CREATE INDEX loyalty_player_untold ON loyalty_player (player_id) WHERE untold;
CREATE INDEX loyalty_player_idle ON loyalty_player (earned_at) WHERE NOT expired;

-- One row a round, in the order in which they were counted; never changed.
CREATE TABLE loyalty_round (
  player_id bigint NOT NULL,
  round_id uuid NOT NULL,
  -- Place among the player's rounds, from 1 without a gap.
  number bigint NOT NULL CHECK (number > 0),
  game_id integer NOT NULL,
  at timestamptz NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  turnover bigint NOT NULL CHECK (turnover >= 0),
  -- Percent of the turnover that counts for points.
  share smallint NOT NULL CHECK (share BETWEEN 0 AND 100),
  is_own boolean NOT NULL,
  -- The VIP level before the round.
  level smallint NOT NULL CHECK (level BETWEEN 0 AND 4),
  -- Hundred-thousandths.
  points bigint NOT NULL CHECK (points >= 0),
  tokens integer NOT NULL CHECK (tokens >= 0),
  tickets integer NOT NULL CHECK (tickets >= 0),
  -- Why it earned nothing; null when it counted.
  withheld text CHECK (withheld IN ('limited', 'account')),
  lifetime_after bigint NOT NULL CHECK (lifetime_after >= 0),
  PRIMARY KEY (player_id, round_id),
  UNIQUE (player_id, number),
  CONSTRAINT loyalty_round_withheld_earns_nothing CHECK (withheld IS NULL OR points + tokens + tickets = 0)
);

-- Points that became a grant of money.
CREATE TABLE loyalty_conversion (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  request_key text NOT NULL,
  -- Whole points, and the cents that they became.
  points bigint NOT NULL CHECK (points > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  UNIQUE (player_id, request_key)
);
CREATE INDEX loyalty_conversion_newest ON loyalty_conversion (player_id, id DESC);

CREATE FUNCTION loyalty_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was earned stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER loyalty_round_stays BEFORE UPDATE OR DELETE ON loyalty_round
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();
CREATE TRIGGER loyalty_conversion_stays BEFORE UPDATE OR DELETE ON loyalty_conversion
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION loyalty_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_player, loyalty_round, loyalty_conversion FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, lifetime, own, told_level, earned_at, noticed_at, expired, untold) ON loyalty_player TO %1$s;
    GRANT SELECT, INSERT ON loyalty_round, loyalty_conversion TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_grant_to('fairhouse_app');
  END IF;
END
$$;
