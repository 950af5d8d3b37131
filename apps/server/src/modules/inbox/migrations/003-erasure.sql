-- Rows of players who are forgotten, and those whose time is over, are removed.
CREATE INDEX inbox_message_sent_at ON inbox_message (sent_at);
CREATE FUNCTION inbox_holdings_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('GRANT DELETE ON inbox_message TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM inbox_holdings_grant_to('fairhouse_app');
  END IF;
END
$$;
