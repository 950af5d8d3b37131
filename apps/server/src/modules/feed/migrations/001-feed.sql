-- Players who are not shown to others: neither in the feed of bets nor among winners.
CREATE TABLE feed_hidden (
  player_id bigint PRIMARY KEY,
  since timestamptz NOT NULL
);

-- The rights of a role that the server runs under (see the ledger's): no right to change what was written.
CREATE FUNCTION feed_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON feed_hidden FROM %1$s;
    GRANT SELECT, INSERT, DELETE ON feed_hidden TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM feed_grant_to('fairhouse_app');
  END IF;
END
$$;
