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
