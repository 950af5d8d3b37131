-- What a player gives to friends.
CREATE TABLE referrals_code (
  player_id bigint PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^BB-[A-Z2-9]{8}$'),
  made_at timestamptz NOT NULL
);

-- Who came by whose code. A friend has one inviter, for good.
CREATE TABLE referrals_friend (
  friend_id bigint PRIMARY KEY,
  inviter_id bigint NOT NULL CHECK (inviter_id <> friend_id),
  invited_at timestamptz NOT NULL,
  -- waiting: the friend has not done all that is asked. review: done, and a person has to look. given: both have their chip.
  -- declined: nobody gets one. lapsed: not done in time.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'review', 'given', 'declined', 'lapsed')),
  -- What both share, by which they may be one person.
  shares text[] NOT NULL DEFAULT '{}',
  decided_at timestamptz,
  -- A member of staff; null: the rules.
  decided_by text,
  CONSTRAINT referrals_friend_over_is_decided CHECK ((state IN ('given', 'declined', 'lapsed')) = (decided_at IS NOT NULL)),
  -- Who shares something is paid by a person alone.
  CONSTRAINT referrals_friend_shared_is_reviewed CHECK (state <> 'given' OR shares = '{}' OR decided_by IS NOT NULL)
);
CREATE INDEX referrals_friend_of_inviter ON referrals_friend (inviter_id, invited_at DESC);
CREATE INDEX referrals_friend_waiting ON referrals_friend (friend_id) WHERE state = 'waiting';
CREATE INDEX referrals_friend_review ON referrals_friend (invited_at) WHERE state = 'review';

CREATE FUNCTION referrals_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state IN ('given', 'declined', 'lapsed')
    OR (NEW.friend_id, NEW.inviter_id, NEW.invited_at) IS DISTINCT FROM (OLD.friend_id, OLD.inviter_id, OLD.invited_at) THEN
    RAISE EXCEPTION '% of an invitation refused: it was decided, or another would be made of it', TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER referrals_friend_stays BEFORE UPDATE OR DELETE ON referrals_friend FOR EACH ROW EXECUTE FUNCTION referrals_keep();

CREATE FUNCTION referrals_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON referrals_code, referrals_friend FROM %1$s;
    GRANT SELECT, INSERT ON referrals_code TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, shares, decided_at, decided_by) ON referrals_friend TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM referrals_grant_to('fairhouse_app');
  END IF;
END
$$;
