-- What staff noted about a player. A note stays.
CREATE TABLE backoffice_note (
  player_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  staff text NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 3 AND 500),
  PRIMARY KEY (player_id, id)
);
CREATE TRIGGER backoffice_note_stays BEFORE UPDATE OR DELETE ON backoffice_note FOR EACH ROW EXECUTE FUNCTION backoffice_refuse_change();
CREATE TRIGGER backoffice_note_is_not_emptied BEFORE TRUNCATE ON backoffice_note FOR EACH STATEMENT EXECUTE FUNCTION backoffice_refuse_change();

-- Money that is given to a player or taken, to put something right: one asks, another decides. The id is also that of the transfer.
CREATE TABLE backoffice_adjustment (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  pocket text NOT NULL CHECK (pocket IN ('cash', 'credits')),
  -- Minor units; above nothing the player gets them.
  amount bigint NOT NULL CHECK (amount <> 0),
  note text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'made', 'declined')),
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  -- Two people, whatever the program believes. Who asked may take it back.
  CHECK (state <> 'made' OR decided_by <> asked_by)
);
CREATE INDEX backoffice_adjustment_waiting ON backoffice_adjustment (asked_at) WHERE state = 'waiting';
CREATE INDEX backoffice_adjustment_of_player ON backoffice_adjustment (player_id, asked_at DESC);
CREATE INDEX backoffice_adjustment_newest ON backoffice_adjustment (asked_at DESC);

CREATE FUNCTION backoffice_keep_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' OR (NEW.id, NEW.player_id, NEW.pocket, NEW.amount, NEW.note, NEW.asked_by, NEW.asked_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.pocket, OLD.amount, OLD.note, OLD.asked_by, OLD.asked_at) THEN
    RAISE EXCEPTION 'change of adjustment % refused: it was decided, or another would be made of it', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER backoffice_adjustment_is_decided_once BEFORE UPDATE ON backoffice_adjustment
  FOR EACH ROW EXECUTE FUNCTION backoffice_keep_adjustment();
CREATE TRIGGER backoffice_adjustment_stays BEFORE DELETE ON backoffice_adjustment FOR EACH ROW EXECUTE FUNCTION backoffice_refuse_change();

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_adjustment TO %1$s;
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
