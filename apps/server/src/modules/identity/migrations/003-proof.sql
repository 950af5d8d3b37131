-- When the player proved that the address is his own; null until then, and again after a change of address.
ALTER TABLE identity_account ADD COLUMN email_verified_at timestamptz;
-- Flags that somebody or some rule has raised; the others follow from what the account says.
ALTER TABLE identity_account ADD COLUMN raised_flags text[] NOT NULL DEFAULT '{}' CHECK (
  raised_flags <@ ARRAY['birthDate', 'contactAddress', 'changeContactEmail', 'password', 'passwordRecovery', 'phone']
);

-- Who raised or cleared which flag, and why. Rows are only added.
CREATE TABLE identity_flag_change (
  player_id bigint NOT NULL REFERENCES identity_account,
  change_id bigint GENERATED ALWAYS AS IDENTITY,
  flag text NOT NULL,
  raised boolean NOT NULL,
  changed_by text NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, change_id)
);

-- Links in letters. The token itself is known to the mailbox alone; a token that was used stays until it is old.
CREATE TABLE identity_one_time_token (
  player_id bigint NOT NULL REFERENCES identity_account,
  token_sha256 bytea NOT NULL CHECK (octet_length(token_sha256) = 32),
  purpose text NOT NULL CHECK (purpose IN ('verifyEmail', 'resetPassword', 'undoEmailChange')),
  -- Address that the letter went to, which is what the token proves.
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, token_sha256)
);
CREATE UNIQUE INDEX identity_one_time_token_sha256 ON identity_one_time_token (token_sha256);
CREATE INDEX identity_one_time_token_email ON identity_one_time_token (lower(email))
  WHERE purpose = 'undoEmailChange' AND used_at IS NULL;
CREATE INDEX identity_one_time_token_expires ON identity_one_time_token (expires_at);

-- Addresses for which somebody asked for a new password, whether anybody has them or not, until they are looked at.
CREATE TABLE identity_recovery_request (
  request_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  -- Of the page that asked.
  language text NOT NULL,
  asked_at timestamptz NOT NULL
);
