-- Sessions as their owner recognises them.
ALTER TABLE backoffice_session
  ADD COLUMN session_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN browser text NOT NULL DEFAULT '';

-- What opens an account once in place of a code of the app.
CREATE TABLE backoffice_recovery_code (
  staff text NOT NULL REFERENCES backoffice_staff,
  code_sha256 bytea NOT NULL CHECK (octet_length(code_sha256) = 32),
  used_at timestamptz,
  PRIMARY KEY (staff, code_sha256)
);

-- Somebody lost app and codes: one owner asks that they begin anew, another one decides.
CREATE TABLE backoffice_reset (
  id uuid PRIMARY KEY,
  staff text NOT NULL REFERENCES backoffice_staff,
  note text NOT NULL CHECK (char_length(note) BETWEEN 3 AND 500),
  asked_by text NOT NULL CHECK (asked_by <> staff),
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'made', 'declined')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  -- Two people, whatever the program believes, and neither is the one it is about. Who asked may take it back.
  CHECK (state <> 'made' OR (decided_by <> asked_by AND decided_by <> staff))
);
CREATE UNIQUE INDEX backoffice_reset_waiting ON backoffice_reset (staff) WHERE state = 'waiting';

CREATE FUNCTION backoffice_keep_reset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' OR (NEW.id, NEW.staff, NEW.note, NEW.asked_by, NEW.asked_at)
    IS DISTINCT FROM (OLD.id, OLD.staff, OLD.note, OLD.asked_by, OLD.asked_at) THEN
    RAISE EXCEPTION 'change of reset % refused: it was decided, or another would be made of it', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER backoffice_reset_is_decided_once BEFORE UPDATE ON backoffice_reset
  FOR EACH ROW EXECUTE FUNCTION backoffice_keep_reset();
CREATE TRIGGER backoffice_reset_stays BEFORE DELETE ON backoffice_reset FOR EACH ROW EXECUTE FUNCTION backoffice_refuse_change();

-- How often somebody took data out is counted before they take more.
CREATE INDEX backoffice_deed_staff ON backoffice_deed (staff, deed, at);

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow, backoffice_request, backoffice_recovery_code, backoffice_reset FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note, backoffice_request TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, taken) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_reset TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session, backoffice_day, backoffice_day_game, backoffice_day_flow,
      backoffice_recovery_code TO %1$s;
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
