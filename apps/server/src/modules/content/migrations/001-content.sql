-- What the house tells its players in its own words: banners on the first page, news in their inboxes.
CREATE TABLE content_piece (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('banner', 'news')),
  name text NOT NULL,
  made_at timestamptz NOT NULL,
  live_version integer
);
CREATE INDEX content_piece_newest ON content_piece (made_at DESC);
CREATE INDEX content_piece_live ON content_piece (kind) WHERE live_version IS NOT NULL;

-- Every version stays. What is approved is what it says, and cannot become something else.
CREATE TABLE content_version (
  piece_id uuid NOT NULL REFERENCES content_piece,
  version integer NOT NULL CHECK (version > 0),
  body jsonb NOT NULL,
  needs_two boolean NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  asked_by text,
  approved_by text,
  PRIMARY KEY (piece_id, version),
  -- Two people, whatever the program believes.
  CHECK (approved_by IS NULL OR NOT needs_two OR (asked_by IS NOT NULL AND approved_by <> asked_by))
);
ALTER TABLE content_piece ADD FOREIGN KEY (id, live_version) REFERENCES content_version (piece_id, version);

CREATE FUNCTION content_keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.approved_by IS NOT NULL OR (NEW.piece_id, NEW.version, NEW.body, NEW.needs_two, NEW.made_by, NEW.made_at)
    IS DISTINCT FROM (OLD.piece_id, OLD.version, OLD.body, OLD.needs_two, OLD.made_by, OLD.made_at) THEN
    RAISE EXCEPTION 'change of version % of % refused: what was written stays', OLD.version, OLD.piece_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER content_version_stays BEFORE UPDATE OR DELETE ON content_version FOR EACH ROW EXECUTE FUNCTION content_keep_version();

-- News on its way: up to which player it was sent, moved in the transaction that sends.
CREATE TABLE content_mailing (
  piece_id uuid PRIMARY KEY REFERENCES content_piece,
  version integer NOT NULL,
  send_from timestamptz NOT NULL,
  last_player bigint NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  passed_over integer NOT NULL DEFAULT 0,
  finished_at timestamptz
);
CREATE INDEX content_mailing_open ON content_mailing (send_from) WHERE finished_at IS NULL;

CREATE FUNCTION content_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON content_piece, content_version, content_mailing FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (name, live_version) ON content_piece TO %1$s;
    GRANT SELECT, INSERT, UPDATE (asked_by, approved_by) ON content_version TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON content_mailing TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM content_grant_to('fairhouse_app');
  END IF;
END
$$;
