-- Notices that providers sent: kept as they came, answered at once, read afterwards. What they say counts for nothing; `questions` is
-- what the provider is then asked.
CREATE TABLE payments_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  body_sha256 bytea NOT NULL CHECK (length(body_sha256) = 32),
  body bytea NOT NULL,
  questions jsonb NOT NULL CHECK (jsonb_typeof(questions) = 'array'),
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- When it is read next. Whoever reads it moves this on first, so that nobody else does at the same time.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Tells those who read apart: only the one of this number may say that it was read.
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  last_fault text,
  read_at timestamptz
);
-- The same notice again does nothing.
CREATE UNIQUE INDEX payments_notice_once ON payments_notice (provider, body_sha256);
CREATE INDEX payments_notice_due_at ON payments_notice (due_at) WHERE read_at IS NULL;
CREATE INDEX payments_notice_received_at ON payments_notice (received_at);

CREATE FUNCTION payments_notices_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON payments_notice FROM %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (due_at, attempts, last_fault, read_at) ON payments_notice TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM payments_notices_grant_to('fairhouse_app');
  END IF;
END
$$;
