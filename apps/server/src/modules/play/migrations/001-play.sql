-- Rules that rounds were played by; a stored round names its row.
CREATE TABLE play_definition (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id integer NOT NULL,
  uri text NOT NULL,
  name text NOT NULL,
  version integer NOT NULL,
  units_per_stake integer NOT NULL CHECK (units_per_stake > 0),
  -- SHA-256 of definition and engine.
  hash text NOT NULL,
  -- Texts and key lists by whose numbers the events of its rounds are packed (packed/); fixed with the first round.
  vocabulary json NOT NULL,
  UNIQUE (game_id, hash, version)
);

-- Where a player sits down. The seat's version is that of the pocket he bets from, so that a bet locks one row only.
CREATE TABLE play_seat (
  player_id bigint PRIMARY KEY,
  -- Number of the fairness stream in use; the next one is there already.
  stream integer NOT NULL DEFAULT 1
);

-- A server seed with what was played on it. The hash is shown before the seed is used, the seed itself once it is revealed.
CREATE TABLE play_stream (
  player_id bigint NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- AES-256-GCM under a key that is kept apart from the database.
  sealed_seed bytea NOT NULL,
  seed_hash text NOT NULL,
  -- The player's; null until the stream is in use.
  client_seed text,
  revealed_at timestamptz,
  -- How many rounds were played on it, once it is over.
  rounds integer,
  PRIMARY KEY (player_id, number)
);

-- The newest connection of a player to a game; every earlier one is over.
CREATE TABLE play_connection (
  player_id bigint NOT NULL,
  game_id integer NOT NULL,
  connection text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (player_id, game_id)
);

-- Facts about a player that answers showed, kept once each, so that a repeated answer can be rebuilt to the byte.
CREATE TABLE play_facts (
  player_id bigint NOT NULL,
  hash bigint NOT NULL,
  facts json NOT NULL,
  PRIMARY KEY (player_id, hash)
);

-- Rounds, step by step: a bet is step 0, every choice of a longer round one more. A step is written once and stays; the
-- newest step of a round says how it stands. Ids of one player's rounds rise, so the key is also the order of play. A step is
-- also the ledger's entry for the money it moves: the stake with the bet, the payout with the step that finishes the round.
CREATE TABLE play_step (
  player_id bigint NOT NULL,
  round_id uuid NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- Won so far; paid when the round is finished.
  payout bigint NOT NULL CHECK (payout >= 0),
  -- The account the player bets from, its version and balance after the step, and the account on the other side.
  pocket bigint NOT NULL,
  version bigint NOT NULL,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  house bigint NOT NULL,
  facts bigint NOT NULL,
  -- Numbers of the request key, and of what was asked with it (mix64.ts).
  request bigint NOT NULL,
  body_hash bigint NOT NULL,
  at timestamptz NOT NULL,
  definition_id integer NOT NULL,
  stream integer NOT NULL,
  nonce integer NOT NULL CHECK (nonce >= 0),
  -- Words of the round's chance taken so far.
  words integer NOT NULL CHECK (words >= 0),
  sequence smallint NOT NULL CHECK (sequence >= 0),
  choice smallint,
  finished boolean NOT NULL,
  action text NOT NULL CHECK ((action = 'bet') = (sequence = 0)),
  -- What this step brought about, in minor units, as the player was shown it; packed.
  events bytea NOT NULL,
  -- Where the rules stand and what may come next; null when the round is finished.
  state json,
  actions json,
  PRIMARY KEY (player_id, round_id, sequence),
  CONSTRAINT play_step_goes_on_or_is_finished
    CHECK (finished = (state IS NULL) AND finished = (actions IS NULL)),
  CONSTRAINT play_step_within_one_currency CHECK ((pocket & 63) = (house & 63))
) PARTITION BY RANGE (round_id);

-- The account leads to its player, by whom steps are found: an account's entries are read without those of all others.
CREATE VIEW play_journal AS
  SELECT step.round_id AS id, step.pocket AS account, step.house,
    CASE WHEN step.sequence = 0 THEN step.stake ELSE 0 END AS taken,
    CASE WHEN step.finished THEN step.payout ELSE 0 END AS given,
    step.balance_after, step.version, step.at
  FROM play_step AS step
  JOIN ledger_account AS owner ON owner.id = step.pocket AND owner.player_id = step.player_id;
SELECT ledger_keep_journal('play_journal');

-- Calls other than bets that moved a player's money. One space of request keys with play_step: both are looked up before
-- either is written, under the seat's version.
CREATE TABLE play_request (
  player_id bigint NOT NULL,
  request bigint NOT NULL,
  call text NOT NULL,
  body_hash bigint NOT NULL,
  facts bigint NOT NULL,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, request)
);

-- A step on its way into play_step: one parameter carries a whole batch of these (commit/asked-row.ts).
CREATE TYPE play_asked AS (
  pocket bigint,
  version bigint,
  stake bigint,
  payout bigint,
  house bigint,
  player_id bigint,
  round_id uuid,
  round_stake bigint,
  round_payout bigint,
  facts bigint,
  request bigint,
  body_hash bigint,
  at timestamptz,
  definition_id integer,
  stream integer,
  nonce integer,
  words integer,
  sequence smallint,
  choice smallint,
  finished boolean,
  action text,
  events bytea,
  state json,
  actions json,
  settled text
);

CREATE FUNCTION play_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what was played stays', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER play_step_stays BEFORE UPDATE OR DELETE ON play_step
  FOR EACH ROW EXECUTE FUNCTION play_refuse_change();
CREATE TRIGGER play_step_is_not_emptied BEFORE TRUNCATE ON play_step
  FOR EACH STATEMENT EXECUTE FUNCTION play_refuse_change();
-- The default partition is the pattern of all others: a unique key that does not hold the partition's own column can only be one
-- of each partition. Beyond a partition's border the seat's version keeps a request key from being used twice.
SELECT platform_partition_by('play_step', 'month', true);
CREATE UNIQUE INDEX play_step_default_request ON play_step_default (player_id, request);
CREATE TRIGGER play_request_stays BEFORE UPDATE OR DELETE ON play_request
  FOR EACH ROW EXECUTE FUNCTION play_refuse_change();
