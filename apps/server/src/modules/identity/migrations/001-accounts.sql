-- Who plays here.
CREATE TABLE identity_account (
  player_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login text NOT NULL CHECK (char_length(login) BETWEEN 3 AND 32),
  email text NOT NULL CHECK (char_length(email) BETWEEN 6 AND 60),
  -- argon2id with its parameters: $argon2id$v=19$m=…,t=…,p=…$salt$hash
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  password_changed_at timestamptz NOT NULL,
  -- 1 real money, 2 play money
  user_type smallint NOT NULL CHECK (user_type IN (1, 2)),
  birth_date date NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  first_name text,
  last_name text,
  promo_code text,
  language text NOT NULL,
  receive_newsletter boolean NOT NULL,
  avatar_image_id integer NOT NULL DEFAULT 1 CHECK (avatar_image_id > 0),
  -- Version of the terms that the player agreed to, and when.
  terms_version text NOT NULL,
  terms_agreed_at timestamptz NOT NULL,
  suspended boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
-- One name and one address are one player, however they are written.
CREATE UNIQUE INDEX identity_account_login_key ON identity_account (lower(login));
CREATE UNIQUE INDEX identity_account_email_key ON identity_account (lower(email));

-- Signed-in browsers. The token itself is known to the browser alone.
CREATE TABLE identity_session (
  player_id bigint NOT NULL REFERENCES identity_account,
  session_id uuid NOT NULL,
  token_sha256 bytea NOT NULL CHECK (octet_length(token_sha256) = 32),
  language text NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logOut', 'idle', 'replaced')),
  PRIMARY KEY (player_id, session_id),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE UNIQUE INDEX identity_session_token ON identity_session (token_sha256);
CREATE UNIQUE INDEX identity_session_id ON identity_session (session_id);

-- Logins that were tried and did not succeed. Both keys are hashes, because people type passwords into the wrong field.
CREATE TABLE identity_login_attempt (
  account_key bytea NOT NULL,
  place_key bytea NOT NULL,
  attempts integer NOT NULL CHECK (attempts > 0),
  first_at timestamptz NOT NULL,
  PRIMARY KEY (account_key, place_key)
);
CREATE INDEX identity_login_attempt_first_at ON identity_login_attempt (first_at);
