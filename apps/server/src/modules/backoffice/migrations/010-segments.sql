-- Tags that staff may give, and who has them. What a tag means does not change.
CREATE TABLE backoffice_tag (
  tag text PRIMARY KEY CHECK (tag ~ '^[a-z0-9][a-z0-9-]{1,23}$'),
  meaning text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE TABLE backoffice_player_tag (
  player_id bigint NOT NULL,
  tag text NOT NULL REFERENCES backoffice_tag,
  given_by text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, tag)
);
CREATE INDEX backoffice_player_tag_players ON backoffice_player_tag (tag, player_id);

-- Questions over players, saved under a name. One that is dropped is asked no more.
CREATE TABLE backoffice_segment (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  question jsonb NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  dropped_at timestamptz
);
CREATE INDEX backoffice_segment_kept ON backoffice_segment (made_at DESC) WHERE dropped_at IS NULL;

-- What is asked of players, read from its owners in portions, again and again. Who is protected has no row.
CREATE TABLE backoffice_standing (
  player_id bigint PRIMARY KEY,
  country text NOT NULL,
  level smallint,
  registered_at timestamptz NOT NULL,
  seen_at timestamptz,
  -- Cents, of all payments that are done.
  paid_in bigint NOT NULL,
  paid_out bigint NOT NULL,
  read_at timestamptz NOT NULL
);
CREATE INDEX backoffice_standing_country ON backoffice_standing (country, player_id DESC);
CREATE INDEX backoffice_standing_level ON backoffice_standing (level, player_id DESC) WHERE level > 0;
CREATE INDEX backoffice_standing_seen ON backoffice_standing (seen_at);
CREATE INDEX backoffice_standing_paid_in ON backoffice_standing (paid_in) WHERE paid_in > 0;
CREATE INDEX backoffice_standing_read ON backoffice_standing (read_at);
-- Up to which player the reading came; nobody: it begins anew.
CREATE TABLE backoffice_standing_place (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  player_id bigint NOT NULL
);
INSERT INTO backoffice_standing_place (player_id) VALUES (0);

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow, backoffice_request, backoffice_recovery_code, backoffice_reset,
      backoffice_live, backoffice_live_place, backoffice_tag, backoffice_player_tag, backoffice_segment, backoffice_standing,
      backoffice_standing_place FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note, backoffice_request, backoffice_tag TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, taken) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_reset TO %1$s;
    GRANT SELECT, INSERT, UPDATE (dropped_at) ON backoffice_segment TO %1$s;
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
