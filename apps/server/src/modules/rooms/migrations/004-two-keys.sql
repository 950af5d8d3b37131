-- Ends the version before: it opens links by the house key alone, and reads the link of a flight from its round.
-- Links that are kept are sealed by two keys; those that one key sealed are sealed anew when the house starts. What a link is stays: its hashes lead to the chain's end.
-- A round keeps no link of its own any more, which one key had sealed: nodes work it out.
ALTER TABLE rooms_round DROP COLUMN sealed_link;

-- The rights of a role that the server runs under.
CREATE OR REPLACE FUNCTION rooms_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON rooms_chain, rooms_checkpoint, rooms_round, rooms_ticket, rooms_pot, rooms_win FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (salt, source, salted_at) ON rooms_chain TO %1$s;
    GRANT SELECT, INSERT, UPDATE (sealed) ON rooms_checkpoint TO %1$s;
    GRANT SELECT, INSERT, UPDATE (phase, flies_at, led_at, shown_link, bust, ended_at, settled_at) ON rooms_round TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, at, payout, ended_at, given, given_leg, balance_after) ON rooms_ticket TO %1$s;
    GRANT SELECT, INSERT ON rooms_pot, rooms_win TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM rooms_grant_to('fairhouse_app');
  END IF;
END
$$;
