-- Who suspended or released an account, and why. Rows are only added; the newest of a player says what identity_account.suspended says.
CREATE TABLE identity_suspension (
  player_id bigint NOT NULL REFERENCES identity_account,
  suspension_id bigint GENERATED ALWAYS AS IDENTITY,
  suspended boolean NOT NULL,
  -- What the player is told of why; null for a release.
  cause text CHECK (cause IN ('security', 'identity', 'terms', 'check')),
  -- Of the staff, or the name of a rule.
  changed_by text NOT NULL,
  -- For staff.
  note text NOT NULL CHECK (note <> ''),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, suspension_id),
  CHECK (suspended = (cause IS NOT NULL))
);

CREATE OR REPLACE FUNCTION identity_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON identity_account, identity_session, identity_login_attempt, identity_flag_change, identity_suspension, identity_one_time_token,
      identity_recovery_request, identity_device, identity_totp, identity_recovery_code, identity_passkey, identity_passkey_challenge FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (email, email_verified_at, password_hash, password_changed_at, terms_version, terms_agreed_at, receive_newsletter,
      avatar_image_id, raised_flags, suspended, title, gender, first_name, last_name, birth_date, country, phone, street_address, apartment, city, postal_code,
      closed_at, close_reason) ON identity_account TO %1$s;
    GRANT SELECT, INSERT, UPDATE (token_sha256, confirmed_at, seen_at, ended_at, end_reason) ON identity_session TO %1$s;
    GRANT SELECT, INSERT, UPDATE (attempts, first_at), DELETE ON identity_login_attempt TO %1$s;
    GRANT SELECT, INSERT ON identity_flag_change, identity_suspension TO %1$s;
    GRANT SELECT, INSERT, UPDATE (used_at), DELETE ON identity_one_time_token, identity_recovery_code TO %1$s;
    GRANT SELECT, INSERT, DELETE ON identity_recovery_request, identity_passkey_challenge TO %1$s;
    -- A request is held while it is taken, and holding takes the right to change something of it.
    GRANT UPDATE (asked_at) ON identity_recovery_request TO %1$s;
    GRANT SELECT, INSERT, UPDATE (browser, seen_at), DELETE ON identity_device TO %1$s;
    GRANT SELECT, INSERT, UPDATE (sealed_secret, created_at, confirmed_at, last_step), DELETE ON identity_totp TO %1$s;
    GRANT SELECT, INSERT, UPDATE (name, sign_count, used_at), DELETE ON identity_passkey TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM identity_grant_to('fairhouse_app');
  END IF;
END
$$;
