-- Rows of players who are forgotten, and those whose time is over, are removed.
-- What was said stays, but for a transaction that says it removes what is over its time.
CREATE OR REPLACE FUNCTION complaints_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('fairhouse.time_is_over', true) = 'complaints' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% of % refused: what was said stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION complaints_erasure_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT DELETE ON complaints_complaint, complaints_step TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM complaints_erasure_grant_to('fairhouse_app');
  END IF;
END
$$;
