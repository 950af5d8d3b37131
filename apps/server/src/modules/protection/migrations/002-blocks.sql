-- Kinds of games that a player has turned off, with the wish to turn one on again.
CREATE TABLE protection_block (
  player_id bigint NOT NULL,
  kind text NOT NULL,
  -- From when on turning it on again may be confirmed; null: nobody asked.
  ready_at timestamptz,
  PRIMARY KEY (player_id, kind)
);

CREATE OR REPLACE FUNCTION protection_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON protection_limit, protection_pause, protection_reality, protection_block, protection_step FROM %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (most, wish_most, wish_ready_at) ON protection_limit TO %1$s;
    GRANT SELECT, INSERT ON protection_pause TO %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (minutes) ON protection_reality TO %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (ready_at) ON protection_block TO %1$s;
    GRANT SELECT, INSERT ON protection_step TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM protection_grant_to('fairhouse_app');
  END IF;
END
$$;
