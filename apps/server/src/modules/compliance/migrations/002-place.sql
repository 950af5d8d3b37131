-- From where a player signed in last, where the operator's files could tell (ISO 3166).
CREATE TABLE compliance_place (
  player_id bigint PRIMARY KEY,
  place text NOT NULL CHECK (place ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
  since timestamptz NOT NULL
);

CREATE FUNCTION compliance_place_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON compliance_place FROM %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON compliance_place TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM compliance_place_grant_to('fairhouse_app');
  END IF;
END
$$;
