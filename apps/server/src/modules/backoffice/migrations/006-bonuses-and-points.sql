-- Fits the version before: the checks allow more, and what the version before writes keeps them all.
-- Adjustments are of bonuses and comp points too: `about` names the bonus that is taken back, the amount of points is in hundredths.
ALTER TABLE backoffice_adjustment ADD COLUMN about uuid;
-- What lay in a bonus when it was taken back: never more than what was approved.
ALTER TABLE backoffice_adjustment ADD COLUMN taken bigint
  CHECK (taken IS NULL OR (about IS NOT NULL AND state = 'made' AND taken BETWEEN 0 AND -amount));
ALTER TABLE backoffice_adjustment DROP CONSTRAINT backoffice_adjustment_pocket_check;
ALTER TABLE backoffice_adjustment ADD CONSTRAINT backoffice_adjustment_pocket_check
  CHECK (pocket IN ('cash', 'credits', 'bonus', 'points'));
-- A bonus that waits for a deposit is worth nothing yet, and can be taken back all the same.
ALTER TABLE backoffice_adjustment DROP CONSTRAINT backoffice_adjustment_amount_check;
ALTER TABLE backoffice_adjustment ADD CONSTRAINT backoffice_adjustment_amount_check
  CHECK (CASE WHEN about IS NULL THEN amount <> 0 AND (pocket <> 'bonus' OR amount > 0) ELSE pocket = 'bonus' AND amount <= 0 END);
-- Two people, whatever the program believes; one alone for a bonus of no more than $50 (`bonusAloneAtMost`).
ALTER TABLE backoffice_adjustment DROP CONSTRAINT backoffice_adjustment_check1;
ALTER TABLE backoffice_adjustment ADD CONSTRAINT backoffice_adjustment_takes_two
  CHECK (state <> 'made' OR decided_by <> asked_by OR (pocket = 'bonus' AND abs(amount) <= 5000));

CREATE OR REPLACE FUNCTION backoffice_keep_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' OR (NEW.id, NEW.player_id, NEW.pocket, NEW.amount, NEW.about, NEW.note, NEW.asked_by, NEW.asked_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.pocket, OLD.amount, OLD.about, OLD.note, OLD.asked_by, OLD.asked_at) THEN
    RAISE EXCEPTION 'change of adjustment % refused: it was decided, or another would be made of it', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
