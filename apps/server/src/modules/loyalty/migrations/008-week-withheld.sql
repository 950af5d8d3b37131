-- Why nothing comes back of a week of which something would have; null: nothing stood in the way, or nothing was to come back.
ALTER TABLE loyalty_cashback ADD COLUMN withheld text
  CHECK (withheld IS NULL OR withheld IN ('limited', 'account', 'care', 'place') AND amount = 0);
