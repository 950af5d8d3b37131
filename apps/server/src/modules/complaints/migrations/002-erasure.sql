-- What was said stays, but for what is over its time: that is removed by the function below, and by nobody else, for nobody else has the right to remove.
CREATE OR REPLACE FUNCTION complaints_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('fairhouse.time_is_over', true) = 'complaints' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% of % refused: what was said stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- Complaints that were filed before then and are over, with what was said; one for which an answer is owed stays, however old it is.
CREATE FUNCTION complaints_remove_old(before timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  old bigint[];
BEGIN
  SELECT array_agg(complaint_id) INTO old FROM (
    SELECT complaint_id FROM complaints_complaint WHERE filed_at < before AND due_at IS NULL ORDER BY complaint_id LIMIT most FOR UPDATE
  ) AS found;
  PERFORM set_config('fairhouse.time_is_over', 'complaints', true);
  DELETE FROM complaints_step WHERE complaint_id = ANY(old);
  DELETE FROM complaints_complaint WHERE complaint_id = ANY(old);
  PERFORM set_config('fairhouse.time_is_over', '', true);
  RETURN coalesce(cardinality(old), 0);
END
$$;
REVOKE EXECUTE ON FUNCTION complaints_remove_old FROM PUBLIC;

CREATE FUNCTION complaints_holdings_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT EXECUTE ON FUNCTION complaints_remove_old TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM complaints_holdings_grant_to('fairhouse_app');
  END IF;
END
$$;
