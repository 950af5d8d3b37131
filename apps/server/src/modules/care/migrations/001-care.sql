-- Players of whom something moved that may be a marker of harm, until somebody has looked.
CREATE TABLE care_watch (
  player_id bigint PRIMARY KEY,
  moved_at timestamptz NOT NULL
);
CREATE INDEX care_watch_oldest ON care_watch (moved_at);

CREATE FUNCTION care_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON care_watch FROM %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (moved_at) ON care_watch TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM care_grant_to('fairhouse_app');
  END IF;
END
$$;
