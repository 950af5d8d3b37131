-- For how many minutes a player plays at most without a rest, with the wish for another limit.
CREATE TABLE protection_session (
  player_id bigint PRIMARY KEY,
  minutes integer NOT NULL CHECK (minutes > 0),
  -- What it is to be instead, 0 for no limit, once the player says so again from `wish_ready_at` on.
  wish_minutes integer CHECK (wish_minutes = 0 OR wish_minutes > minutes),
  wish_ready_at timestamptz,
  CONSTRAINT protection_session_wish_is_whole CHECK ((wish_minutes IS NULL) = (wish_ready_at IS NULL))
);

CREATE FUNCTION protection_session_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON protection_session FROM %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON protection_session TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM protection_session_grant_to('fairhouse_app');
  END IF;
END
$$;
