-- Wishes to be forgotten, and accounts that were closed so long ago that they are.
CREATE TABLE privacy_erasure (
  erasure_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  -- The player asked, or the account's time was over.
  cause text NOT NULL CHECK (cause IN ('player', 'time')),
  state text NOT NULL CHECK (state IN ('asked', 'calledOff', 'erasing', 'held', 'done')),
  asked_at timestamptz NOT NULL,
  -- When it is looked at next: to begin, to go on, or because the time of what the law wanted kept is over.
  due_at timestamptz NOT NULL,
  -- What it waited for when it was looked at last.
  waits text[] NOT NULL DEFAULT '{}',
  ended_at timestamptz,
  CHECK ((state IN ('calledOff', 'done')) = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX privacy_erasure_of_player ON privacy_erasure (player_id) WHERE state NOT IN ('calledOff');
CREATE INDEX privacy_erasure_due ON privacy_erasure (due_at) WHERE state IN ('asked', 'erasing', 'held');

-- What went, part by part, in the transaction in which it went. The digest is an HMAC-SHA256 under a key of the house: it proves what was there to whoever has it,
-- and tells nobody else. Rows are only added.
CREATE TABLE privacy_erased (
  erasure_id bigint NOT NULL REFERENCES privacy_erasure,
  number integer NOT NULL CHECK (number > 0),
  holding text NOT NULL,
  rows integer NOT NULL CHECK (rows > 0),
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  at timestamptz NOT NULL,
  PRIMARY KEY (erasure_id, number)
);

-- What went because its time was over, by day and holding.
CREATE TABLE privacy_retention (
  day date NOT NULL,
  holding text NOT NULL,
  kind text NOT NULL,
  -- What was older than this went.
  before timestamptz NOT NULL,
  rows integer NOT NULL CHECK (rows >= 0),
  finished_at timestamptz,
  PRIMARY KEY (day, holding)
);

CREATE FUNCTION privacy_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was proven stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER privacy_erased_stays BEFORE UPDATE OR DELETE ON privacy_erased FOR EACH ROW EXECUTE FUNCTION privacy_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION privacy_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON privacy_erasure, privacy_erased, privacy_retention FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (state, due_at, waits, ended_at) ON privacy_erasure TO %1$s;
    GRANT SELECT, INSERT ON privacy_erased TO %1$s;
    GRANT SELECT, INSERT, UPDATE (rows, finished_at) ON privacy_retention TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM privacy_grant_to('fairhouse_app');
  END IF;
END
$$;
