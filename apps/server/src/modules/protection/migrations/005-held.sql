-- When a player began to hold themself in by a limit or by games turned off, and when none of these was left: so that what was at a moment is known later.
CREATE TABLE protection_held_change (
  player_id bigint NOT NULL,
  change_id bigint GENERATED ALWAYS AS IDENTITY,
  held boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, change_id)
);

CREATE FUNCTION protection_held_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON protection_held_change FROM %1$s;
    GRANT SELECT, INSERT ON protection_held_change TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM protection_held_grant_to('fairhouse_app');
  END IF;
END
$$;
