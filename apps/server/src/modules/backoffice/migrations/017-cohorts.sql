-- Players by the week or month of their sign-up, and what they did in each week or month since. Kept by portions of a thousand players, in the
-- order of their numbers: each portion is read anew from its owners as a whole, again and again, and a report adds portions up.
CREATE TABLE backoffice_cohort (
  unit text NOT NULL CHECK (unit IN ('week', 'month')),
  money text NOT NULL CHECK (money IN ('real', 'test', 'play')),
  -- First days, of UTC: of the sign-up, and of what is told.
  cohort date NOT NULL,
  period date NOT NULL,
  part integer NOT NULL CHECK (part >= 0),
  -- Who signed up; in the row of the sign-up's own period alone.
  players integer NOT NULL CHECK (players >= 0 AND (players = 0 OR period = cohort)),
  active integer NOT NULL CHECK (active >= 0),
  depositors integer NOT NULL CHECK (depositors >= 0),
  first_deposits integer NOT NULL CHECK (first_deposits BETWEEN 0 AND depositors),
  -- Minor units.
  deposits bigint NOT NULL CHECK (deposits >= 0),
  staked bigint NOT NULL CHECK (staked >= 0),
  paid bigint NOT NULL CHECK (paid >= 0),
  PRIMARY KEY (unit, money, cohort, period, part)
);
CREATE INDEX backoffice_cohort_part_rows ON backoffice_cohort (part);

-- When each portion was read last.
CREATE TABLE backoffice_cohort_part (
  part integer PRIMARY KEY CHECK (part >= 0),
  read_at timestamptz NOT NULL
);

CREATE OR REPLACE FUNCTION backoffice_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON backoffice_staff, backoffice_session, backoffice_attempt, backoffice_deed, backoffice_note, backoffice_adjustment,
      backoffice_day, backoffice_day_game, backoffice_day_flow, backoffice_request, backoffice_recovery_code, backoffice_reset,
      backoffice_live, backoffice_live_place, backoffice_tag, backoffice_player_tag, backoffice_segment, backoffice_standing,
      backoffice_standing_place, backoffice_view, backoffice_report_mail, backoffice_passkey, backoffice_passkey_challenge,
      backoffice_cohort, backoffice_cohort_part FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON backoffice_staff TO %1$s;
    GRANT SELECT, INSERT ON backoffice_deed, backoffice_note, backoffice_request, backoffice_tag TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, taken) ON backoffice_adjustment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON backoffice_reset TO %1$s;
    GRANT SELECT, INSERT, UPDATE (dropped_at) ON backoffice_segment TO %1$s;
    GRANT SELECT, INSERT, UPDATE (sent_until, stopped_at) ON backoffice_report_mail TO %1$s;
    GRANT SELECT, INSERT, UPDATE (shared), DELETE ON backoffice_view TO %1$s;
    GRANT SELECT, INSERT, UPDATE (name, sign_count, used_at), DELETE ON backoffice_passkey TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON backoffice_session, backoffice_day, backoffice_day_game, backoffice_day_flow,
      backoffice_recovery_code, backoffice_live, backoffice_standing TO %1$s;
    GRANT SELECT, INSERT, UPDATE (read_at) ON backoffice_cohort_part TO %1$s;
    GRANT SELECT, INSERT, DELETE ON backoffice_attempt, backoffice_player_tag, backoffice_passkey_challenge, backoffice_cohort TO %1$s;
    GRANT SELECT, UPDATE ON backoffice_live_place, backoffice_standing_place TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM backoffice_grant_to('fairhouse_app');
  END IF;
END
$$;
