-- What forms of the back office's app asked for once, by the key that each form made: sent again, it is not done again.
CREATE TABLE backoffice_request (
  request_key uuid PRIMARY KEY,
  staff text NOT NULL,
  call text NOT NULL,
  -- Of all that was asked for: under the same key nothing else is done. Texts are not kept twice.
  body_sha256 bytea NOT NULL CHECK (octet_length(body_sha256) = 32),
  -- Id of what it makes, as it was first answered; null where the answer tells none.
  made uuid,
  at timestamptz NOT NULL
);
CREATE TRIGGER backoffice_request_stays BEFORE UPDATE OR DELETE ON backoffice_request FOR EACH ROW EXECUTE FUNCTION backoffice_refuse_change();
CREATE TRIGGER backoffice_request_is_not_emptied BEFORE TRUNCATE ON backoffice_request FOR EACH STATEMENT EXECUTE FUNCTION backoffice_refuse_change();

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow, backoffice_request FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note, backoffice_request TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session, backoffice_day, backoffice_day_game, backoffice_day_flow TO %1$s;
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
