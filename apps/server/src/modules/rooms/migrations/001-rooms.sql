-- A hash chain from whose links the rounds of a room come, from its end backwards. The end is published before the salt exists.
CREATE TABLE rooms_chain (
  uri text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  length integer NOT NULL CHECK (length > 0),
  -- Link 0.
  end_link bytea NOT NULL CHECK (octet_length(end_link) = 32),
  committed_at timestamptz NOT NULL,
  -- Stands where a client seed does.
  salt text CHECK (salt ~ '^[A-Za-z0-9 _.-]{1,64}$'),
  source text NOT NULL,
  salted_at timestamptz,
  PRIMARY KEY (uri, number),
  CHECK ((salt IS NULL) = (salted_at IS NULL) AND salted_at >= committed_at)
);

-- Links from which those before them are worked out, sealed: nothing of a chain lies open before its round is over.
CREATE TABLE rooms_checkpoint (
  uri text NOT NULL,
  chain integer NOT NULL,
  link integer NOT NULL CHECK (link > 0),
  sealed bytea NOT NULL,
  PRIMARY KEY (uri, chain, link),
  FOREIGN KEY (uri, chain) REFERENCES rooms_chain
);

CREATE TABLE rooms_round (
  -- A UUID of version 7.
  id uuid PRIMARY KEY,
  uri text NOT NULL,
  chain integer NOT NULL,
  -- Which link of the chain it comes from.
  link integer NOT NULL CHECK (link > 0),
  -- Hash of the rules by which the link becomes a bust.
  definition text NOT NULL,
  phase text NOT NULL CHECK (phase IN ('betting', 'flying', 'crashed', 'void')),
  opened_at timestamptz NOT NULL,
  -- By the clock of the database, which all nodes share.
  flies_at timestamptz NOT NULL,
  -- When somebody led the round last.
  led_at timestamptz NOT NULL,
  -- The link while it flies, sealed; each node opens it to know until when stakes are cashed out.
  sealed_link bytea,
  -- The link, once it is no secret any more, and where the round burst, hundredths.
  shown_link bytea CHECK (octet_length(shown_link) = 32),
  bust integer CHECK (bust >= 100),
  ended_at timestamptz,
  -- Nothing of it is open any more.
  settled_at timestamptz,
  UNIQUE (uri, chain, link),
  FOREIGN KEY (uri, chain) REFERENCES rooms_chain,
  CHECK ((phase IN ('crashed', 'void')) = (ended_at IS NOT NULL)),
  CHECK (phase <> 'crashed' OR shown_link IS NOT NULL),
  CHECK ((shown_link IS NULL) = (bust IS NULL)),
  CHECK (settled_at IS NULL OR ended_at IS NOT NULL)
);
-- One round of a room at a time.
CREATE UNIQUE INDEX rooms_round_open ON rooms_round (uri) WHERE settled_at IS NULL;

CREATE TABLE rooms_ticket (
  -- A UUID of version 7; also the round's number in the player's history.
  id uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES rooms_round,
  uri text NOT NULL,
  game_id integer NOT NULL,
  player_id bigint NOT NULL,
  -- As the room shows the player.
  name text NOT NULL,
  slot smallint NOT NULL CHECK (slot IN (1, 2)),
  request bigint NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  -- The accounts between which its money moves.
  pocket bigint NOT NULL,
  house bigint NOT NULL,
  -- Minor units.
  stake bigint NOT NULL CHECK (stake > 0),
  -- Hundredths of the stake at which it is cashed out by itself.
  auto integer CHECK (auto > 100),
  placed_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'cashed', 'lost', 'void')),
  -- Hundredths at which it was cashed out.
  at integer CHECK (at > 100),
  payout bigint NOT NULL CHECK (payout >= 0),
  ended_at timestamptz,
  -- The ledger's chain that took the stake, and the leg of a chain that gave.
  taken uuid NOT NULL UNIQUE,
  given uuid,
  given_leg smallint,
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  UNIQUE (round_id, player_id, slot),
  UNIQUE (player_id, request),
  UNIQUE (given, given_leg),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((state = 'cashed') = (at IS NOT NULL)),
  CHECK ((given IS NULL) = (given_leg IS NULL) AND (given IS NULL) = (payout = 0)),
  CHECK (CASE state WHEN 'cashed' THEN payout = stake * at / 100 WHEN 'void' THEN payout = stake ELSE payout = 0 END)
);
CREATE INDEX rooms_ticket_of_player ON rooms_ticket (player_id, id DESC);
CREATE INDEX rooms_ticket_open ON rooms_ticket (round_id, id) WHERE state = 'open';

CREATE FUNCTION rooms_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what a room did stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER rooms_ticket_is_not_removed BEFORE DELETE ON rooms_ticket FOR EACH ROW EXECUTE FUNCTION rooms_refuse_change();
CREATE TRIGGER rooms_round_is_not_removed BEFORE DELETE ON rooms_round FOR EACH ROW EXECUTE FUNCTION rooms_refuse_change();
CREATE TRIGGER rooms_chain_is_not_removed BEFORE DELETE ON rooms_chain FOR EACH ROW EXECUTE FUNCTION rooms_refuse_change();

-- A ticket ends once, and nothing of how it was placed changes.
CREATE FUNCTION rooms_keep_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving text[] := ARRAY['state', 'at', 'payout', 'ended_at', 'given', 'given_leg', 'balance_after'];
BEGIN
  IF OLD.state <> 'open' OR to_jsonb(NEW) - moving <> to_jsonb(OLD) - moving THEN
    RAISE EXCEPTION 'change of ticket % refused: it ended, or another bet would be made of it', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER rooms_ticket_stays BEFORE UPDATE ON rooms_ticket FOR EACH ROW EXECUTE FUNCTION rooms_keep_ticket();

-- The end of a chain is what was promised; a salt comes once.
CREATE FUNCTION rooms_keep_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.salt IS NOT NULL OR (NEW.uri, NEW.number, NEW.length, NEW.end_link, NEW.committed_at) <> (OLD.uri, OLD.number, OLD.length, OLD.end_link, OLD.committed_at) THEN
    RAISE EXCEPTION 'change of chain % of % refused: it was published', OLD.number, OLD.uri USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER rooms_chain_stays BEFORE UPDATE ON rooms_chain FOR EACH ROW EXECUTE FUNCTION rooms_keep_chain();

-- A round that burst or was given up stays so.
CREATE FUNCTION rooms_keep_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.uri, NEW.chain, NEW.link, NEW.definition, NEW.opened_at) <> (OLD.id, OLD.uri, OLD.chain, OLD.link, OLD.definition, OLD.opened_at)
    OR (OLD.ended_at IS NOT NULL AND (NEW.phase, NEW.shown_link, NEW.bust, NEW.ended_at) IS DISTINCT FROM (OLD.phase, OLD.shown_link, OLD.bust, OLD.ended_at))
    OR (OLD.phase = 'flying' AND NEW.flies_at <> OLD.flies_at)
  THEN
    RAISE EXCEPTION 'change of round % refused', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER rooms_round_stays BEFORE UPDATE ON rooms_round FOR EACH ROW EXECUTE FUNCTION rooms_keep_round();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION rooms_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON rooms_chain, rooms_checkpoint, rooms_round, rooms_ticket FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (salt, source, salted_at) ON rooms_chain TO %1$s;
    GRANT SELECT, INSERT ON rooms_checkpoint TO %1$s;
    GRANT SELECT, INSERT, UPDATE (phase, flies_at, led_at, sealed_link, shown_link, bust, ended_at, settled_at) ON rooms_round TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, at, payout, ended_at, given, given_leg, balance_after) ON rooms_ticket TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM rooms_grant_to('fairhouse_app');
  END IF;
END
$$;
