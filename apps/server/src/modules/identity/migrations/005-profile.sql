-- What a player may say of himself beside sign-up, and which of it was checked against papers: that only the house can change.
ALTER TABLE identity_account
  ADD COLUMN title text,
  ADD COLUMN gender text,
  ADD COLUMN locked_fields text[] NOT NULL DEFAULT '{}' CHECK (
    locked_fields <@ ARRAY['title', 'gender', 'firstName', 'lastName', 'birthDate', 'country', 'phone', 'streetAddress',
      'apartment', 'city', 'postalCode']
  ),
  -- Everybody begins with one of the pictures that are offered.
  ALTER COLUMN avatar_image_id SET DEFAULT (1 + floor(random() * 48))::integer;
