-- A payout that went elsewhere, and one that its provider calls by the name of another.
ALTER TABLE payments_difference DROP CONSTRAINT payments_difference_kind_check;
ALTER TABLE payments_difference ADD CONSTRAINT payments_difference_kind_check
  CHECK (kind IN ('missingHere', 'missingThere', 'amount', 'destination', 'reference', 'state', 'fee', 'duplicate', 'unknownCurrency', 'ledger'));
