-- What people said of a case and took back, with why: the vote itself is gone, so that nobody counts it.
CREATE TABLE compliance_address_vote_back (
  case_id bigint NOT NULL REFERENCES compliance_address_case ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  staff text NOT NULL,
  says text NOT NULL CHECK (says IN ('release', 'refuse')),
  why text NOT NULL,
  at timestamptz NOT NULL,
  back_at timestamptz NOT NULL,
  back_why text NOT NULL CHECK (char_length(back_why) BETWEEN 3 AND 1000),
  PRIMARY KEY (case_id, number),
  CHECK (back_at >= at)
);
CREATE TRIGGER compliance_address_vote_back_stays BEFORE UPDATE ON compliance_address_vote_back FOR EACH ROW EXECUTE FUNCTION compliance_refuse_address_change();

-- What two people have decided stays decided; a case that goes as a whole takes its votes along.
CREATE FUNCTION compliance_check_address_vote_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM compliance_address_case WHERE case_id = OLD.case_id FOR UPDATE;
  IF FOUND AND EXISTS (SELECT FROM compliance_address_vote WHERE case_id = OLD.case_id GROUP BY says HAVING count(*) >= 2) THEN
    RAISE EXCEPTION 'case % is decided', OLD.case_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER compliance_address_vote_goes_in_time BEFORE DELETE ON compliance_address_vote FOR EACH ROW EXECUTE FUNCTION compliance_check_address_vote_back();

CREATE FUNCTION compliance_address_vote_back_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON compliance_address_vote_back FROM %1$s;
    GRANT SELECT, INSERT, DELETE ON compliance_address_vote_back TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM compliance_address_vote_back_grant_to('fairhouse_app');
  END IF;
END
$$;
