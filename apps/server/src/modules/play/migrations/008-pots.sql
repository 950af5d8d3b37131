-- What a step took from a pot beside the pocket and gave to it, such as a bonus grant's, where the seat had one: the pot's account, both sums in
-- minor units, what the step counts for its owner, and the owner's value afterwards, which repeated answers show. Round sums include both.
ALTER TABLE play_step ADD COLUMN pot bigint,
  ADD COLUMN pot_taken bigint CHECK (pot_taken >= 0),
  ADD COLUMN pot_given bigint CHECK (pot_given >= 0),
  ADD COLUMN pot_version bigint,
  ADD COLUMN pot_balance bigint CHECK (pot_balance >= 0),
  ADD COLUMN counted bigint CHECK (counted >= 0),
  ADD COLUMN pot_value json,
  ADD CONSTRAINT play_step_pot_is_whole CHECK (num_nulls(pot, pot_taken, pot_given, pot_version, pot_balance, counted) IN (0, 6));

-- A pot's part of a step on its way: its place in the batch, counted from 1 (commit/pots.ts).
CREATE TYPE play_asked_pot AS (
  place integer,
  account bigint,
  taken bigint,
  given bigint,
  counted bigint,
  value json
);

-- What the steps of a pot have counted in all; `carried` of it by steps that went to the archive.
CREATE TABLE play_counted (
  account bigint PRIMARY KEY,
  counted bigint NOT NULL CHECK (counted >= 0),
  carried bigint NOT NULL DEFAULT 0 CHECK (carried BETWEEN 0 AND counted)
) WITH (fillfactor = 50);

CREATE OR REPLACE VIEW play_journal AS
  SELECT step.round_id AS id, step.pocket AS account, step.house,
    CASE WHEN step.sequence = 0 THEN step.stake ELSE coalesce(step.raised, 0) END - coalesce(step.pot_taken, 0) AS taken,
    CASE WHEN step.finished THEN step.payout ELSE 0 END - coalesce(step.pot_given, 0) AS given,
    step.balance_after, step.version, step.at,
    (1 + 2 * step.sequence)::smallint AS taken_leg,
    CASE WHEN step.raised IS NULL THEN 2 ELSE 2 + 2 * step.sequence END::smallint AS given_leg
  FROM play_step AS step
  JOIN ledger_account AS owner ON owner.id = step.pocket AND owner.player_id = step.player_id;

-- Legs beyond those of any round's steps: a round has fewer than 8,192.
CREATE VIEW play_pot_journal AS
  SELECT step.round_id AS id, step.pot AS account, step.house, step.pot_taken AS taken, step.pot_given AS given,
    step.pot_balance AS balance_after, step.pot_version AS version, step.at,
    (16385 + 2 * step.sequence)::smallint AS taken_leg,
    (16386 + 2 * step.sequence)::smallint AS given_leg
  FROM play_step AS step
  JOIN ledger_account AS owner ON owner.id = step.pot AND owner.player_id = step.player_id;
SELECT ledger_keep_journal('play_pot_journal');

CREATE OR REPLACE FUNCTION play_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON play_step, play_request, play_carried, play_counted FROM %1$s;
    GRANT SELECT ON play_carried TO %1$s;
    GRANT SELECT, INSERT ON play_step, play_request, play_counted TO %1$s;
    GRANT UPDATE (counted) ON play_counted TO %1$s;
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
