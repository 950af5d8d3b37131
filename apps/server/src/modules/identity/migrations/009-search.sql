-- By what staff find an account: how it begins, whatever the collation, and for names the last one as well as the whole.
CREATE INDEX identity_account_login_begins ON identity_account (lower(login) text_pattern_ops);
CREATE INDEX identity_account_email_begins ON identity_account (lower(email) text_pattern_ops);
CREATE INDEX identity_account_name_begins
  ON identity_account (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) text_pattern_ops);
CREATE INDEX identity_account_last_name_begins ON identity_account (lower(last_name) text_pattern_ops)
  WHERE last_name IS NOT NULL;
CREATE INDEX identity_account_phone_begins
  ON identity_account (regexp_replace(phone, '[^0-9]', '', 'g') text_pattern_ops) WHERE phone IS NOT NULL;
-- Who signed in from a network address.
CREATE INDEX identity_session_address ON identity_session (address, player_id, created_at);
