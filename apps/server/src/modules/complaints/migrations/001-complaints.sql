-- Complaints of players. Kept for as long as the law asks (GLI-19 A.4.4: five years): nothing here removes one.
CREATE TABLE complaints_complaint (
  -- Players and staff call it `C-` and this number.
  complaint_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  player_id bigint NOT NULL,
  -- The same one records nothing twice.
  request_key text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('payment', 'game', 'bonus', 'account', 'protection', 'other')),
  reference text,
  state text NOT NULL CHECK (state IN ('open', 'answered', 'escalated', 'closed')),
  -- Until when the next answer is to come.
  due_at timestamptz,
  filed_at timestamptz NOT NULL,
  UNIQUE (player_id, request_key),
  CHECK ((state IN ('open', 'escalated')) = (due_at IS NOT NULL))
);
CREATE INDEX complaints_complaint_due ON complaints_complaint (due_at) WHERE due_at IS NOT NULL;

-- What was said, in order. Rows are only added.
CREATE TABLE complaints_step (
  complaint_id bigint NOT NULL REFERENCES complaints_complaint,
  number integer NOT NULL CHECK (number > 0),
  what text NOT NULL CHECK (what IN ('filed', 'answered', 'escalated', 'closed')),
  -- Null: the player.
  staff text,
  text text NOT NULL CHECK (text <> ''),
  at timestamptz NOT NULL,
  PRIMARY KEY (complaint_id, number),
  CHECK ((what IN ('filed', 'escalated')) = (staff IS NULL))
);

-- Nobody answers a complaint twice: the second look is somebody else's.
CREATE UNIQUE INDEX complaints_step_staff ON complaints_step (complaint_id, staff) WHERE staff IS NOT NULL;

CREATE FUNCTION complaints_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was said stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER complaints_step_stays BEFORE UPDATE OR DELETE ON complaints_step FOR EACH ROW EXECUTE FUNCTION complaints_refuse_change();

CREATE FUNCTION complaints_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON complaints_complaint, complaints_step FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (state, due_at) ON complaints_complaint TO %1$s;
    GRANT SELECT, INSERT ON complaints_step TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM complaints_grant_to('fairhouse_app');
  END IF;
END
$$;
