-- Games that were switched off, and on again; a game without a row is on.
CREATE TABLE catalog_switch (
  game_id integer PRIMARY KEY,
  enabled boolean NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
