-- Keys in devices of staff (WebAuthn). Each was made for one host and signs for no other.
CREATE TABLE backoffice_passkey (
  credential_id bytea PRIMARY KEY CHECK (octet_length(credential_id) BETWEEN 16 AND 1023),
  staff text NOT NULL REFERENCES backoffice_staff,
  public_key bytea NOT NULL,
  -- Grows with each use where the device counts at all; a smaller one comes from a copy.
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  transports text[] NOT NULL,
  rp_id text NOT NULL,
  synced boolean NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX backoffice_passkey_staff ON backoffice_passkey (staff);

-- What a device is asked to sign: good once, for a few minutes, for the session or the sign-in page that asked.
CREATE TABLE backoffice_passkey_challenge (
  challenge_sha256 bytea PRIMARY KEY CHECK (octet_length(challenge_sha256) = 32),
  purpose text NOT NULL CHECK (purpose IN ('add', 'prove', 'logIn')),
  bound_to bytea NOT NULL CHECK (octet_length(bound_to) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX backoffice_passkey_challenge_bound ON backoffice_passkey_challenge (bound_to, expires_at);
CREATE INDEX backoffice_passkey_challenge_expires ON backoffice_passkey_challenge (expires_at);

-- When somebody last showed in a session that it is theirs; none of before says so.
ALTER TABLE backoffice_session ADD COLUMN proved_at timestamptz;

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow, backoffice_request, backoffice_recovery_code, backoffice_reset,
      backoffice_live, backoffice_live_place, backoffice_tag, backoffice_player_tag, backoffice_segment, backoffice_standing,
      backoffice_standing_place, backoffice_view, backoffice_report_mail, backoffice_passkey, backoffice_passkey_challenge FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note, backoffice_request, backoffice_tag TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, taken) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_reset TO %1$s;
    GRANT SELECT, INSERT, UPDATE (dropped_at) ON backoffice_segment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (sent_until, stopped_at) ON backoffice_report_mail TO %1$s;
    GRANT SELECT, INSERT, UPDATE (shared), DELETE ON backoffice_view TO %1$s;
    GRANT SELECT, INSERT, UPDATE (name, sign_count, used_at), DELETE ON backoffice_passkey TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session, backoffice_day, backoffice_day_game, backoffice_day_flow,
      backoffice_recovery_code, backoffice_live, backoffice_standing TO %1$s;
    GRANT SELECT, INSERT, DELETE ON backoffice_attempt, backoffice_player_tag, backoffice_passkey_challenge TO %1$s;
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
