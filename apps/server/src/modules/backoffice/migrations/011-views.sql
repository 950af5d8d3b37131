-- Filters of queues that staff saved under a name.
CREATE TABLE backoffice_view (
  id uuid PRIMARY KEY,
  staff text NOT NULL REFERENCES backoffice_staff,
  place text NOT NULL CHECK (place IN ('tickets', 'players', 'payments')),
  name text NOT NULL,
  query text NOT NULL,
  shared boolean NOT NULL DEFAULT false,
  made_at timestamptz NOT NULL
);
CREATE INDEX backoffice_view_of_staff ON backoffice_view (staff, place);
CREATE INDEX backoffice_view_shared ON backoffice_view (place) WHERE shared;

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow, backoffice_request, backoffice_recovery_code, backoffice_reset,
      backoffice_live, backoffice_live_place, backoffice_tag, backoffice_player_tag, backoffice_segment, backoffice_standing,
      backoffice_standing_place, backoffice_view FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note, backoffice_request, backoffice_tag TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, taken) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_reset TO %1$s;
    GRANT SELECT, INSERT, UPDATE (dropped_at) ON backoffice_segment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (shared), DELETE ON backoffice_view TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session, backoffice_day, backoffice_day_game, backoffice_day_flow,
      backoffice_recovery_code, backoffice_live, backoffice_standing TO %1$s;
    GRANT SELECT, INSERT, DELETE ON backoffice_attempt, backoffice_player_tag TO %1$s;
    GRANT SELECT, UPDATE ON backoffice_live_place, backoffice_standing_place TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM backoffice_grant_to('fairhouse_app');
  END IF;
END
$$;
