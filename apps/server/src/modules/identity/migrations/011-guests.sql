-- Ends the version before: an account without address, password and birth date is a guest's, which it takes for a fault of its own.
-- Guests: players who pressed once and said nothing of themselves. What an account must have, they get when they become one.
ALTER TABLE identity_account
  ADD COLUMN is_guest boolean NOT NULL DEFAULT false,
  -- When a guest was made; stays when the guest becomes an account.
  ADD COLUMN guest_since timestamptz,
  -- The sweep has found that the guest bet: what was played is kept.
  ADD COLUMN guest_played boolean NOT NULL DEFAULT false,
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN password_hash DROP NOT NULL,
  ALTER COLUMN birth_date DROP NOT NULL,
  ADD CONSTRAINT identity_account_guest CHECK (
    is_guest = (email IS NULL) AND is_guest = (password_hash IS NULL) AND is_guest = (birth_date IS NULL)
    AND (NOT is_guest OR (user_type = 2 AND guest_since IS NOT NULL))
  );
CREATE INDEX identity_account_idle_guests ON identity_account (guest_since)
  WHERE is_guest AND NOT guest_played AND closed_at IS NULL;

-- A name changes when a guest becomes an account and when an account is emptied, then to one that nobody can choose. Nobody becomes a guest.
CREATE FUNCTION identity_keep_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.is_guest AND NOT OLD.is_guest)
    OR (NEW.login <> OLD.login AND NOT (OLD.is_guest AND NOT NEW.is_guest) AND NEW.login <> 'erased:' || OLD.player_id) THEN
    RAISE EXCEPTION 'the name of an account stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER identity_account_name_stays BEFORE UPDATE OF login, is_guest ON identity_account
  FOR EACH ROW EXECUTE FUNCTION identity_keep_names();

-- Where a session came from is only ever taken out.
CREATE FUNCTION identity_keep_origins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.address <> OLD.address AND NEW.address <> '') OR (NEW.user_agent <> OLD.user_agent AND NEW.user_agent <> '') THEN
    RAISE EXCEPTION 'where a session came from stays' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER identity_session_origin_stays BEFORE UPDATE OF address, user_agent ON identity_session
  FOR EACH ROW EXECUTE FUNCTION identity_keep_origins();

CREATE OR REPLACE FUNCTION identity_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON identity_account, identity_session, identity_login_attempt, identity_flag_change, identity_suspension, identity_one_time_token,
      identity_recovery_request, identity_device, identity_totp, identity_recovery_code, identity_passkey, identity_passkey_challenge FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (email, email_verified_at, password_hash, password_changed_at, terms_version, terms_agreed_at, receive_newsletter,
      avatar_image_id, raised_flags, suspended, title, gender, first_name, last_name, birth_date, country, phone, street_address, apartment, city, postal_code,
      closed_at, close_reason, login, promo_code, language, is_guest, guest_played) ON identity_account TO %1$s;
    -- The address and the browser are taken out of the sessions of a guest who never played; sessions whose time is over are removed.
    GRANT SELECT, INSERT, UPDATE (token_sha256, confirmed_at, seen_at, ended_at, end_reason, address, user_agent), DELETE ON identity_session TO %1$s;
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
