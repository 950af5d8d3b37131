-- Fits the version before: a code that it makes does not take two, as the new column says of itself.
-- Staff look at the grants of all players, the newest first, and at what began and ended in a time.
CREATE INDEX bonuses_grant_newest ON bonuses_grant (claimed_at DESC, grant_id DESC);
CREATE INDEX bonuses_grant_begun ON bonuses_grant (begun_at) WHERE begun_at IS NOT NULL;
CREATE INDEX bonuses_grant_ended ON bonuses_grant (ended_at) WHERE ended_at IS NOT NULL;

-- A code that can give much waits, paused, until somebody else than who made it lets it go on: two people, whatever the program believes.
ALTER TABLE bonuses_code ADD COLUMN takes_two boolean NOT NULL DEFAULT false;
ALTER TABLE bonuses_code ADD COLUMN approved_by text;
ALTER TABLE bonuses_code ADD CONSTRAINT bonuses_code_takes_two
  CHECK (paused OR NOT takes_two OR (approved_by IS NOT NULL AND approved_by <> made_by));

CREATE OR REPLACE FUNCTION bonuses_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON bonuses_edge, bonuses_pocket, bonuses_grant, bonuses_step, bonuses_code, bonuses_pause, bonuses_wrong_code FROM %1$s;
    GRANT SELECT ON bonuses_edge TO %1$s;
    GRANT SELECT, INSERT ON bonuses_pocket, bonuses_step TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON bonuses_grant TO %1$s;
    GRANT SELECT, INSERT, UPDATE (used, paused, approved_by) ON bonuses_code TO %1$s;
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
