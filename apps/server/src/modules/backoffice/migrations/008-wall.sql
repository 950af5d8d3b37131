-- What was played today, counted as rounds are settled: for who looks at it now. Reports count days from what was kept.
CREATE TABLE backoffice_live (
  day date NOT NULL,
  money text NOT NULL CHECK (money IN ('real', 'test', 'bonus', 'play')),
  bets bigint NOT NULL,
  staked bigint NOT NULL,
  won bigint NOT NULL,
  PRIMARY KEY (day, money)
);

-- The place in the outbox up to which all is counted, moved in the transaction that counts: so each round is counted once.
CREATE TABLE backoffice_live_place (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  tx xid8 NOT NULL,
  id bigint NOT NULL
);
INSERT INTO backoffice_live_place (tx, id) VALUES ('0', 0);

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow, backoffice_request, backoffice_recovery_code, backoffice_reset,
      backoffice_live, backoffice_live_place FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note, backoffice_request TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, taken) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_reset TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session, backoffice_day, backoffice_day_game, backoffice_day_flow,
      backoffice_recovery_code, backoffice_live TO %1$s;
    GRANT SELECT, INSERT, DELETE ON backoffice_attempt TO %1$s;
    GRANT SELECT, UPDATE ON backoffice_live_place TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM backoffice_grant_to('fairhouse_app');
  END IF;
END
$$;
