-- What a player may say of himself at sign-up; the rest is asked when the law wants it.
ALTER TABLE identity_account
  -- International form, with the extension if there is one: +49 30 1234567 ext. 8
  ADD COLUMN phone text CHECK (phone LIKE '+%'),
  ADD COLUMN street_address text,
  ADD COLUMN apartment text,
  ADD COLUMN city text,
  ADD COLUMN postal_code text;
