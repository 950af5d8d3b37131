-- Ends the version before: it counts no passkey, so that whoever has only those would set an app up there with the password alone.
-- The secret of an app that is being set up stands apart from the one that counts, which stays until the first code of the new one.
ALTER TABLE backoffice_staff ADD COLUMN pending_totp bytea,
  ADD COLUMN pending_totp_at timestamptz CHECK ((pending_totp IS NULL) = (pending_totp_at IS NULL));
UPDATE backoffice_staff SET sealed_totp = NULL, totp_last_step = 0 WHERE NOT totp_confirmed;
