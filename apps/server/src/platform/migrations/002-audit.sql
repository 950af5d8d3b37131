-- Audits of the books: when, and which promises were found broken, in words; none is what one hopes for.
CREATE TABLE platform_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  begun_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  promises integer NOT NULL,
  broken text[] NOT NULL
);
CREATE INDEX platform_audit_newest ON platform_audit (begun_at);
