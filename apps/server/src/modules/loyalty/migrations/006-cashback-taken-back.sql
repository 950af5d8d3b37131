-- Fits the version before: what it writes has nothing in the new column, and adds up as before.
-- What staff took back of a player's cash in a week, less what they gave: it is no loss at play.
ALTER TABLE loyalty_cashback ADD COLUMN taken_back bigint NOT NULL DEFAULT 0 CHECK (taken_back >= 0);
-- Not looked at for rows that are there: they kept the same promise without the column.
ALTER TABLE loyalty_cashback DROP CONSTRAINT loyalty_cashback_check;
ALTER TABLE loyalty_cashback ADD CONSTRAINT loyalty_cashback_adds_up CHECK (
  loss = greatest(opening + deposits + cancelled - withdrawals - taken_back - closing - converted - excess, 0)
) NOT VALID;
