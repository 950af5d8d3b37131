-- Bonuses of players. Amounts are minor units of dollars.

CREATE TABLE bonuses_edge (
  from_state smallint NOT NULL,
  to_state smallint NOT NULL,
  PRIMARY KEY (from_state, to_state)
);
-- 0 waiting, 1 offered, 2 active, 3 free spins, 4 completed, 5 cancelled, 6 expired, 7 lost, 8 reversed (states.ts).
INSERT INTO bonuses_edge VALUES
  (0, 2), (0, 3), (0, 5), (0, 6), (0, 8),
  (1, 0), (1, 5), (1, 6), (1, 8),
  (2, 4), (2, 5), (2, 6), (2, 7), (2, 8),
  (3, 2), (3, 4), (3, 5), (3, 6), (3, 7), (3, 8);

-- Where the money of the bonus that runs lies; opened with a player's first.
CREATE TABLE bonuses_pocket (
  player_id bigint PRIMARY KEY,
  account bigint NOT NULL UNIQUE
);

CREATE TABLE bonuses_grant (
  grant_id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  -- Makes it happen once, whoever gives it.
  key text NOT NULL,
  type smallint NOT NULL CHECK (type BETWEEN 1 AND 9),
  state smallint NOT NULL CHECK (state BETWEEN 0 AND 8),
  -- What it was claimed from: a promotion or a code of staff's; null for what was given.
  offer text,
  code text,
  name text,
  -- Within which its offer is had once: `ever`, `2026-W48`. A grant that ended before it gave anything counts no more (`is_void`).
  period text,
  is_void boolean NOT NULL DEFAULT false,
  -- What is given. Of free spins their stakes, later their winnings; 0 as long as it depends on a deposit.
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The most that a deposit may bring.
  most bigint CHECK (most > 0),
  percent integer CHECK (percent > 0),
  min_deposit bigint CHECK (min_deposit > 0),
  crypto_only boolean NOT NULL DEFAULT false,
  -- Times that it has to be wagered.
  times integer NOT NULL CHECK (times >= 0),
  to_wager bigint NOT NULL DEFAULT 0 CHECK (to_wager >= 0),
  -- What the pocket had counted when this one began, and at its end what counted for it.
  counted_from bigint NOT NULL DEFAULT 0 CHECK (counted_from >= 0),
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
  max_cashout bigint CHECK (max_cashout > 0),
  games text NOT NULL CHECK (games IN ('contributing', 'all', 'own')),
  spin_count integer CHECK (spin_count > 0),
  spin_stake bigint CHECK (spin_stake > 0),
  spin_game integer,
  -- What the spins won, once they are over.
  spin_wins bigint CHECK (spin_wins >= 0),
  -- The deposit that brought it.
  deposit_id uuid,
  deposit_by timestamptz,
  claimed_at timestamptz NOT NULL,
  begun_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  -- Chains of the ledger by which its money came and went, and what of it went where.
  given_by uuid,
  ended_by uuid,
  paid_out bigint NOT NULL DEFAULT 0 CHECK (paid_out >= 0),
  taken_back bigint NOT NULL DEFAULT 0 CHECK (taken_back >= 0),
  -- The player's transaction that told of it.
  told_as uuid,
  UNIQUE (player_id, key),
  CONSTRAINT bonuses_grant_spins_are_whole CHECK (num_nulls(spin_count, spin_stake, spin_game) IN (0, 3)),
  CONSTRAINT bonuses_grant_offer_has_period CHECK ((offer IS NULL) = (period IS NULL)),
  CONSTRAINT bonuses_grant_offered_has_a_day CHECK (state <> 1 OR deposit_by IS NOT NULL),
  CONSTRAINT bonuses_grant_running_has_begun CHECK (state NOT IN (2, 3) OR num_nulls(begun_at, expires_at, given_by) = 0),
  CONSTRAINT bonuses_grant_over_has_ended CHECK ((state >= 4) = (ended_at IS NOT NULL)),
  CONSTRAINT bonuses_grant_pays_when_completed CHECK (state = 4 OR paid_out = 0)
) WITH (fillfactor = 80);
-- One runs; one waits for a deposit; an offer is had once in its time.
CREATE UNIQUE INDEX bonuses_grant_running ON bonuses_grant (player_id) WHERE state IN (2, 3);
CREATE UNIQUE INDEX bonuses_grant_offered ON bonuses_grant (player_id) WHERE state = 1;
CREATE UNIQUE INDEX bonuses_grant_once ON bonuses_grant (player_id, offer, period) WHERE NOT is_void;
CREATE INDEX bonuses_grant_of_player ON bonuses_grant (player_id, claimed_at DESC);
CREATE INDEX bonuses_grant_due ON bonuses_grant (coalesce(expires_at, deposit_by)) WHERE state IN (1, 2, 3);
CREATE INDEX bonuses_grant_of_offer ON bonuses_grant (offer, claimed_at) WHERE offer IS NOT NULL;

CREATE TABLE bonuses_step (
  grant_id uuid NOT NULL REFERENCES bonuses_grant,
  number integer NOT NULL CHECK (number > 0),
  from_state smallint NOT NULL,
  to_state smallint NOT NULL,
  at timestamptz NOT NULL,
  by text NOT NULL CHECK (by IN ('player', 'staff', 'rules', 'house')),
  -- A member of staff, or a rule; null where `by` says it all.
  actor text,
  PRIMARY KEY (grant_id, number)
);

-- Codes that staff made.
CREATE TABLE bonuses_code (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9_-]{3,40}$'),
  name text NOT NULL,
  -- What it gives (offers/offer.ts).
  terms jsonb NOT NULL,
  uses_at_most integer CHECK (uses_at_most > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  -- For one player alone; null for everybody.
  player_id bigint,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  paused boolean NOT NULL DEFAULT false,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT bonuses_code_is_not_overdrawn CHECK (used <= uses_at_most)
);

-- Promotions that staff have paused.
CREATE TABLE bonuses_pause (
  offer text PRIMARY KEY,
  paused_by text NOT NULL,
  at timestamptz NOT NULL
);

-- Codes that nobody has, by who tried them: who guesses has to wait.
CREATE TABLE bonuses_wrong_code (
  player_id bigint NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX bonuses_wrong_code_of_player ON bonuses_wrong_code (player_id, at);

CREATE FUNCTION bonuses_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what happened stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION bonuses_check_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.grant_id, NEW.player_id, NEW.key, NEW.type, NEW.offer, NEW.period, NEW.claimed_at) IS DISTINCT FROM
     (OLD.grant_id, OLD.player_id, OLD.key, OLD.type, OLD.offer, OLD.period, OLD.claimed_at) THEN
    RAISE EXCEPTION 'what grant % is does not change', OLD.grant_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state >= 4 THEN
    RAISE EXCEPTION 'grant % is over', OLD.grant_id USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.state <> OLD.state AND NOT EXISTS (SELECT FROM bonuses_edge WHERE (from_state, to_state) = (OLD.state, NEW.state)) THEN
    RAISE EXCEPTION 'grant %: no edge from % to %', OLD.grant_id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER bonuses_grant_moves_along_edges BEFORE UPDATE ON bonuses_grant FOR EACH ROW EXECUTE FUNCTION bonuses_check_change();
CREATE TRIGGER bonuses_grant_stays BEFORE DELETE ON bonuses_grant FOR EACH ROW EXECUTE FUNCTION bonuses_refuse_change();
CREATE TRIGGER bonuses_step_stays BEFORE UPDATE OR DELETE ON bonuses_step FOR EACH ROW EXECUTE FUNCTION bonuses_refuse_change();
CREATE TRIGGER bonuses_grant_is_not_emptied BEFORE TRUNCATE ON bonuses_grant FOR EACH STATEMENT EXECUTE FUNCTION bonuses_refuse_change();
CREATE TRIGGER bonuses_step_is_not_emptied BEFORE TRUNCATE ON bonuses_step FOR EACH STATEMENT EXECUTE FUNCTION bonuses_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION bonuses_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON bonuses_edge, bonuses_pocket, bonuses_grant, bonuses_step, bonuses_code, bonuses_pause, bonuses_wrong_code FROM %1$s;
    GRANT SELECT ON bonuses_edge TO %1$s;
    GRANT SELECT, INSERT ON bonuses_pocket, bonuses_step TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON bonuses_grant TO %1$s;
    GRANT SELECT, INSERT, UPDATE (used, paused) ON bonuses_code TO %1$s;
    GRANT SELECT, INSERT, DELETE ON bonuses_pause, bonuses_wrong_code TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM bonuses_grant_to('fairhouse_app');
  END IF;
END
$$;
