-- What whoever keeps lists of addresses was asked about a payment, what was answered, and by which edition of which list.
CREATE TABLE compliance_address_screening (
  screening_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  payment_id uuid NOT NULL,
  moment text NOT NULL CHECK (moment IN ('approval', 'sending', 'deposit')),
  asset text NOT NULL,
  address text NOT NULL CHECK (char_length(address) BETWEEN 1 AND 200),
  -- The address as its chain tells it from others: one spelling for all ways to write it.
  wallet text NOT NULL CHECK (char_length(wallet) BETWEEN 1 AND 200),
  answer text NOT NULL CHECK (answer IN ('clear', 'flagged', 'unknown')),
  -- Categories and sources of what is flagged.
  findings jsonb NOT NULL DEFAULT '[]',
  list text,
  -- Why nobody could tell.
  why text,
  at timestamptz NOT NULL,
  CONSTRAINT compliance_address_screening_is_whole CHECK (
    CASE answer WHEN 'unknown' THEN list IS NULL AND why IS NOT NULL ELSE list IS NOT NULL AND why IS NULL END
    AND (answer = 'flagged') = (findings <> '[]'))
);
CREATE INDEX compliance_address_screening_of_payment ON compliance_address_screening (payment_id, screening_id);
CREATE INDEX compliance_address_screening_of_player ON compliance_address_screening (player_id, screening_id);

-- A payment that is held because an address is flagged, for people to decide on. The same find is one case, however often it is told.
CREATE TABLE compliance_address_case (
  case_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  payment_id uuid NOT NULL,
  is_deposit boolean NOT NULL,
  asset text NOT NULL,
  address text NOT NULL,
  wallet text NOT NULL,
  -- What is flagged, in one spelling; the same as it was told.
  find text NOT NULL,
  findings jsonb NOT NULL,
  list text NOT NULL,
  opened_at timestamptz NOT NULL,
  UNIQUE (payment_id, wallet, find)
);
CREATE INDEX compliance_address_case_of_player ON compliance_address_case (player_id, case_id);

-- What people say of a case. Two who say the same decide it; nobody counts twice.
CREATE TABLE compliance_address_vote (
  case_id bigint NOT NULL REFERENCES compliance_address_case ON DELETE CASCADE,
  staff text NOT NULL,
  says text NOT NULL CHECK (says IN ('release', 'refuse')),
  why text NOT NULL CHECK (char_length(why) BETWEEN 3 AND 1000),
  at timestamptz NOT NULL,
  PRIMARY KEY (case_id, staff)
);

CREATE FUNCTION compliance_refuse_address_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'UPDATE of % refused: what was answered and said stays as it was', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER compliance_address_screening_stays BEFORE UPDATE ON compliance_address_screening FOR EACH ROW EXECUTE FUNCTION compliance_refuse_address_change();
CREATE TRIGGER compliance_address_case_stays BEFORE UPDATE ON compliance_address_case FOR EACH ROW EXECUTE FUNCTION compliance_refuse_address_change();
CREATE TRIGGER compliance_address_vote_stays BEFORE UPDATE ON compliance_address_vote FOR EACH ROW EXECUTE FUNCTION compliance_refuse_address_change();

-- Nothing is said any more of what two people have decided.
CREATE FUNCTION compliance_check_address_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM compliance_address_case WHERE case_id = NEW.case_id FOR UPDATE;
  IF EXISTS (SELECT FROM compliance_address_vote WHERE case_id = NEW.case_id GROUP BY says HAVING count(*) >= 2) THEN
    RAISE EXCEPTION 'case % is decided', NEW.case_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER compliance_address_vote_in_time BEFORE INSERT ON compliance_address_vote FOR EACH ROW EXECUTE FUNCTION compliance_check_address_vote();

CREATE FUNCTION compliance_address_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON compliance_address_screening, compliance_address_case, compliance_address_vote FROM %1$s;
    GRANT SELECT, INSERT, DELETE ON compliance_address_screening, compliance_address_vote TO %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (find) ON compliance_address_case TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM compliance_address_grant_to('fairhouse_app');
  END IF;
END
$$;
