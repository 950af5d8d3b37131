-- How a session can end, and when its player proved last to be himself.
ALTER TABLE identity_session
  DROP CONSTRAINT identity_session_end_reason_check,
  ADD CONSTRAINT identity_session_end_reason_check CHECK (
    end_reason IN ('logOut', 'idle', 'replaced', 'revoked', 'passwordChanged', 'accountClosed')
  ),
  ADD COLUMN confirmed_at timestamptz;
-- Few of a player's sessions go on; those are listed and ended.
CREATE INDEX identity_session_open ON identity_session (player_id) WHERE ended_at IS NULL;

-- Browsers that a player has signed in with. The token itself is known to the browser alone.
CREATE TABLE identity_device (
  player_id bigint NOT NULL REFERENCES identity_account,
  device_sha256 bytea NOT NULL CHECK (octet_length(device_sha256) = 32),
  -- What it called itself when it was last seen: a cookie that turns up in another browser was copied.
  browser text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, device_sha256)
);

-- One-time codes by time. A secret counts once a code of it was given.
CREATE TABLE identity_totp (
  player_id bigint PRIMARY KEY REFERENCES identity_account,
  -- AES-256-GCM under a key that lies apart from the database.
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The step of thirty seconds whose code was used last: it and those before it are used up.
  last_step bigint NOT NULL DEFAULT 0
);

-- Codes for who has lost the device that makes them; each opens once.
CREATE TABLE identity_recovery_code (
  player_id bigint NOT NULL REFERENCES identity_account,
  code_sha256 bytea NOT NULL CHECK (octet_length(code_sha256) = 32),
  used_at timestamptz,
  PRIMARY KEY (player_id, code_sha256)
);

-- An account that its player closed: nobody signs in any more. The name and the address stay taken.
ALTER TABLE identity_account
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN close_reason text CHECK (char_length(close_reason) <= 500);

-- Passkeys: keys in a player's own devices, of which we hold the public half.
CREATE TABLE identity_passkey (
  credential_id bytea PRIMARY KEY CHECK (octet_length(credential_id) BETWEEN 16 AND 1023),
  player_id bigint NOT NULL REFERENCES identity_account,
  public_key bytea NOT NULL,
  -- Grows with each use where the device counts at all; a smaller one comes from a copy.
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  -- Of which host it is a key.
  rp_id text NOT NULL,
  -- Whether it lives in several devices of the player's.
  synced boolean NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX identity_passkey_player ON identity_passkey (player_id);

-- What a device is asked to sign: good once, for a few minutes, for the browser that asked.
CREATE TABLE identity_passkey_challenge (
  challenge_sha256 bytea PRIMARY KEY CHECK (octet_length(challenge_sha256) = 32),
  purpose text NOT NULL CHECK (purpose IN ('add', 'prove', 'logIn')),
  -- SHA-256 of the session's id or of what the browser is recognised by.
  bound_to bytea NOT NULL CHECK (octet_length(bound_to) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX identity_passkey_challenge_expires ON identity_passkey_challenge (expires_at);
