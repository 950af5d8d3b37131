-- Up to which grant somebody has looked, of those that began and of those that ended.
CREATE TABLE abuse_place (
  looked_at text PRIMARY KEY CHECK (looked_at IN ('begun', 'ended')),
  at timestamptz NOT NULL,
  grant_id uuid NOT NULL
);

CREATE FUNCTION abuse_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON abuse_place FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (at, grant_id) ON abuse_place TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM abuse_grant_to('fairhouse_app');
  END IF;
END
$$;
