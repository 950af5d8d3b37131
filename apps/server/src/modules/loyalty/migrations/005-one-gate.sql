-- A round may also have earned nothing as the house urged its player to take care, or as it was played where no bonuses are allowed.
-- Fits the version before: it writes the two reasons it knows, and shows the new ones only to players whose page it serves meanwhile.
ALTER TABLE loyalty_round DROP CONSTRAINT loyalty_round_withheld_check,
  ADD CONSTRAINT loyalty_round_withheld_is_known CHECK (withheld IS NULL OR withheld IN ('limited', 'account', 'care', 'place')) NOT VALID;
ALTER TABLE loyalty_round VALIDATE CONSTRAINT loyalty_round_withheld_is_known;
