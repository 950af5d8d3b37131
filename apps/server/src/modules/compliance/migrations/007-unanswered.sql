-- That nobody answers is one row, however often it is asked again: how often, and when last. What was answered stays as it was.
ALTER TABLE compliance_address_screening ADD COLUMN times integer NOT NULL DEFAULT 1 CHECK (times > 0);

CREATE FUNCTION compliance_check_screening_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.answer = 'unknown' AND NEW.times = OLD.times + 1 AND NEW.at >= OLD.at
    AND to_jsonb(NEW) - '{at,why,times}'::text[] = to_jsonb(OLD) - '{at,why,times}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'UPDATE of % refused: what was answered and said stays as it was', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER compliance_address_screening_stays ON compliance_address_screening;
CREATE TRIGGER compliance_address_screening_stays BEFORE UPDATE ON compliance_address_screening FOR EACH ROW EXECUTE FUNCTION compliance_check_screening_change();

CREATE OR REPLACE FUNCTION compliance_address_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON compliance_address_screening, compliance_address_case, compliance_address_vote FROM %1$s;
    GRANT SELECT, INSERT, DELETE, UPDATE (at, why, times) ON compliance_address_screening TO %1$s;
    GRANT SELECT, INSERT, DELETE ON compliance_address_vote TO %1$s;
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
