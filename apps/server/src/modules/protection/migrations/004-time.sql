-- For how many minutes of a day, a week and a month a player plays at most. A table of its own: the version before would take minutes for money.
CREATE TABLE protection_time_limit (
  player_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind = 'time'),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  most bigint NOT NULL CHECK (most >= 0),
  -- What it is to be instead, null for none, once the player says so again from `wish_ready_at` on.
  wish_most bigint CHECK (wish_most > most),
  wish_ready_at timestamptz,
  PRIMARY KEY (player_id, kind, period),
  CONSTRAINT protection_time_limit_wish_is_whole CHECK (wish_ready_at IS NOT NULL OR wish_most IS NULL)
);

CREATE FUNCTION protection_time_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON protection_time_limit FROM %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (most, wish_most, wish_ready_at) ON protection_time_limit TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM protection_time_grant_to('fairhouse_app');
  END IF;
END
$$;
