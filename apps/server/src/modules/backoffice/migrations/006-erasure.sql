-- Rows of players who are forgotten, and those whose time is over, are removed.
CREATE FUNCTION backoffice_erasure_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT DELETE ON backoffice_note TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM backoffice_erasure_grant_to('fairhouse_app');
  END IF;
END
$$;
