-- How much of what is counted beside a pot was counted by rounds of other tables, such as those in games of others.
ALTER TABLE play_counted ADD COLUMN elsewhere bigint NOT NULL DEFAULT 0 CHECK (elsewhere BETWEEN 0 AND counted);

CREATE OR REPLACE FUNCTION play_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON play_step, play_request, play_carried, play_counted FROM %1$s;
    GRANT SELECT ON play_carried TO %1$s;
    GRANT SELECT, INSERT ON play_step, play_request, play_counted TO %1$s;
    GRANT UPDATE (counted, elsewhere) ON play_counted TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON play_definition, play_seat, play_stream, play_connection, play_facts, play_receipt_key TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM play_grant_to('fairhouse_app');
  END IF;
END
$$;
