-- Who works here. A name stays taken for good: it stands beside deeds.
CREATE TABLE backoffice_staff (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9.-]{2,39}$'),
  role text NOT NULL CHECK (role IN ('payments', 'risk', 'owner', 'auditor')),
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  -- A password that somebody else made is changed at the first log-in.
  must_change boolean NOT NULL,
  -- AES-256-GCM under a key that lies apart from the database; counts once a code of it was given.
  sealed_totp bytea,
  totp_confirmed boolean NOT NULL DEFAULT false,
  totp_last_step bigint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

CREATE TABLE backoffice_session (
  token_sha256 bytea PRIMARY KEY CHECK (octet_length(token_sha256) = 32),
  staff text NOT NULL REFERENCES backoffice_staff,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX backoffice_session_staff ON backoffice_session (staff);

-- Log-ins that did not succeed, by hashes of name and address.
CREATE TABLE backoffice_attempt (
  key_sha256 bytea NOT NULL CHECK (octet_length(key_sha256) = 32),
  at timestamptz NOT NULL
);
CREATE INDEX backoffice_attempt_key ON backoffice_attempt (key_sha256, at);

-- Every deed, each sealed to the one before: nothing can be changed, left out or put between without being found.
CREATE TABLE backoffice_deed (
  number bigint PRIMARY KEY CHECK (number > 0),
  at timestamptz NOT NULL,
  staff text NOT NULL,
  deed text NOT NULL,
  -- What it was done to: a payment, a player, a flag.
  subject text NOT NULL,
  -- JSON as it was hashed.
  facts text NOT NULL,
  previous bytea NOT NULL CHECK (octet_length(previous) = 32),
  hash bytea NOT NULL UNIQUE CHECK (octet_length(hash) = 32)
);
CREATE INDEX backoffice_deed_subject ON backoffice_deed (subject, number);

CREATE FUNCTION backoffice_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was done stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER backoffice_deed_stays BEFORE UPDATE OR DELETE ON backoffice_deed FOR EACH ROW EXECUTE FUNCTION backoffice_refuse_change();
CREATE TRIGGER backoffice_deed_is_not_emptied BEFORE TRUNCATE ON backoffice_deed FOR EACH STATEMENT EXECUTE FUNCTION backoffice_refuse_change();
CREATE TRIGGER backoffice_staff_stays BEFORE DELETE ON backoffice_staff FOR EACH ROW EXECUTE FUNCTION backoffice_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session TO %1$s;
    GRANT SELECT, INSERT, DELETE ON backoffice_attempt TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM backoffice_grant_to('fairhouse_app');
  END IF;
END
$$;
