-- Rounds of providers of which something was taken back after they had been counted: how they stand now, and what that took of what they had earned.
-- The row of the round stays. Never changed; of one round there may be several, each in addition to those before.
CREATE TABLE loyalty_round_taken_back (
  -- Also the ledger's chain of the points.
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  round_id uuid NOT NULL,
  -- How many rounds of the player were counted before.
  after_rounds bigint NOT NULL CHECK (after_rounds > 0),
  -- As they are now, and what of the round counts yet. Cents.
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  turnover bigint NOT NULL CHECK (turnover >= 0),
  -- What the player's turnover lost. Less than the round did where a level would have been lost with it: a level that was reached stays.
  lifetime_less bigint NOT NULL CHECK (lifetime_less >= 0),
  -- Taken from the player, who may have had less than was earned: hundred-thousandths of points, and tickets with their chain.
  points bigint NOT NULL CHECK (points >= 0),
  tickets integer NOT NULL CHECK (tickets >= 0),
  tickets_id uuid NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (player_id, round_id) REFERENCES loyalty_round (player_id, round_id)
);
CREATE INDEX loyalty_round_taken_back_of_player ON loyalty_round_taken_back (player_id, id);
CREATE TRIGGER loyalty_round_taken_back_stays BEFORE UPDATE OR DELETE ON loyalty_round_taken_back
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();

-- Rounds that were corrected before they were counted: looked at again once they are.
CREATE TABLE loyalty_look_again (
  player_id bigint NOT NULL,
  round_id uuid NOT NULL,
  PRIMARY KEY (player_id, round_id)
);

CREATE FUNCTION loyalty_taken_back_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_round_taken_back, loyalty_look_again FROM %1$s;
    GRANT SELECT, INSERT ON loyalty_round_taken_back TO %1$s;
    GRANT SELECT, INSERT, DELETE ON loyalty_look_again TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_taken_back_grant_to('fairhouse_app');
  END IF;
END
$$;
