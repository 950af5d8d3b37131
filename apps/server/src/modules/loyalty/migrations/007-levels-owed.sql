-- VIP levels that were reached while their player held back from play, or an account was in doubt: what comes with them is given when that is over.
CREATE TABLE loyalty_level_owed (
  player_id bigint PRIMARY KEY,
  -- Of the levels above this one, up to `level`, nothing was given.
  above smallint NOT NULL CHECK (above BETWEEN 0 AND 3),
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 4),
  CONSTRAINT loyalty_level_owed_is_some CHECK (level > above)
);

CREATE FUNCTION loyalty_owed_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_level_owed FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (level), DELETE ON loyalty_level_owed TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_owed_grant_to('fairhouse_app');
  END IF;
END
$$;
