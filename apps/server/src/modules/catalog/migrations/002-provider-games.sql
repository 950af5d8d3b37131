-- Counts the changes of the catalogue: whoever sees another number than before reads anew.
CREATE TABLE catalog_revision (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  revision bigint NOT NULL
);
INSERT INTO catalog_revision (revision) VALUES (1);

-- Games of providers as their catalogue files tell them. Id and key belong to each other for good; a game is never deleted.
CREATE TABLE catalog_provider_game (
  game_id integer PRIMARY KEY,
  provider smallint NOT NULL,
  key text NOT NULL,
  entry jsonb NOT NULL,
  -- False: the newest file of its provider leaves it out.
  listed boolean NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX catalog_provider_game_key ON catalog_provider_game (lower(key));
