-- Where a game, or every game of a provider, is offered. A game without a rule is offered wherever its own facts let it be.
CREATE TABLE catalog_rule (
  rule_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id integer,
  provider smallint,
  -- off: not offered where all conditions hold. only: offered nowhere but where all conditions hold.
  effect text NOT NULL CHECK (effect IN ('off', 'only')),
  -- Conditions, each the values that meet it, sorted; an empty one is met by whatever there is.
  currencies text[] NOT NULL,
  countries text[] NOT NULL,
  devices text[] NOT NULL,
  profiles text[] NOT NULL,
  CHECK ((game_id IS NULL) <> (provider IS NULL)),
  UNIQUE NULLS NOT DISTINCT (game_id, provider, effect, currencies, countries, devices, profiles)
);
INSERT INTO catalog_rule (game_id, effect, currencies, countries, devices, profiles)
SELECT game_id, 'off', '{}', '{}', '{}', '{}' FROM catalog_switch WHERE NOT enabled;
DROP TABLE catalog_switch;

-- Games that were put at a place of a list, counted from 1.
CREATE TABLE catalog_list_pin (
  list_id integer NOT NULL,
  game_id integer NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 1 AND 1000),
  PRIMARY KEY (list_id, game_id)
);

-- The one game that wears a badge which the house gives.
CREATE TABLE catalog_badge (
  badge smallint PRIMARY KEY,
  game_id integer NOT NULL
);

-- What was changed, when and by whom. Never edited.
CREATE TABLE catalog_change (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by text NOT NULL,
  change jsonb NOT NULL
);
