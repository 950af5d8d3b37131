-- What a bet was on, and what an action said beside its name: canonical JSON, null where there is nothing to say.
ALTER TABLE play_step ADD COLUMN data json,
-- What a later step took from the pocket, as a hand that is doubled does. `stake` is what the round has cost so far, this included.
  ADD COLUMN raised bigint CHECK (raised IS NULL OR (raised > 0 AND sequence > 0));
ALTER TYPE play_asked ADD ATTRIBUTE data json;
ALTER TYPE play_asked ADD ATTRIBUTE raised bigint;

CREATE OR REPLACE VIEW play_journal AS
  SELECT step.round_id AS id, step.pocket AS account, step.house,
    CASE WHEN step.sequence = 0 THEN step.stake ELSE coalesce(step.raised, 0) END AS taken,
    CASE WHEN step.finished THEN step.payout ELSE 0 END AS given,
    step.balance_after, step.version, step.at,
    (1 + 2 * step.sequence)::smallint AS taken_leg,
    CASE WHEN step.raised IS NULL THEN 2 ELSE 2 + 2 * step.sequence END::smallint AS given_leg
  FROM play_step AS step
  JOIN ledger_account AS owner ON owner.id = step.pocket AND owner.player_id = step.player_id;
SELECT ledger_view_movements();
