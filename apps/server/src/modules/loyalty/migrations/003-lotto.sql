-- Draws of the lotto. Tickets are on the ledger until they are in a drum.
CREATE TABLE loyalty_draw (
  number integer PRIMARY KEY CHECK (number > 0),
  opened_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- The seed, sealed, and its SHA-256, which was shown from the beginning.
  sealed bytea NOT NULL,
  seed_hash bytea NOT NULL CHECK (octet_length(seed_hash) = 32),
  -- Cents of the first prize that earlier draws left to nobody.
  carried bigint NOT NULL CHECK (carried >= 0),
  -- From here on of a draw that is over.
  drawn_at timestamptz,
  seed bytea CHECK (octet_length(seed) = 32),
  root bytea CHECK (octet_length(root) = 32),
  tickets integer CHECK (tickets >= 0),
  first_among integer,
  CONSTRAINT loyalty_draw_is_over_whole
    CHECK ((drawn_at IS NULL) = (seed IS NULL) AND (drawn_at IS NULL) = (tickets IS NULL) AND (drawn_at IS NULL) = (first_among IS NULL)),
  CONSTRAINT loyalty_draw_keeps_its_promise CHECK (seed IS NULL OR sha256(seed) = seed_hash)
);
-- One that is not over.
CREATE UNIQUE INDEX loyalty_draw_selling ON loyalty_draw ((drawn_at IS NULL)) WHERE drawn_at IS NULL;

-- What was in a drum: numbers from `first` on, by owner.
CREATE TABLE loyalty_draw_run (
  number integer NOT NULL REFERENCES loyalty_draw,
  first integer NOT NULL CHECK (first > 0),
  count integer NOT NULL CHECK (count > 0),
  player_id bigint NOT NULL,
  owner text NOT NULL,
  PRIMARY KEY (number, first),
  UNIQUE (number, player_id)
);

CREATE TABLE loyalty_draw_prize (
  number integer NOT NULL REFERENCES loyalty_draw,
  place integer NOT NULL CHECK (place > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  ticket integer NOT NULL CHECK (ticket > 0),
  -- Nobody's when the number was not sold.
  player_id bigint,
  owner text,
  -- Whether a grant was given; not to who may have none by then.
  given boolean NOT NULL,
  PRIMARY KEY (number, place),
  CONSTRAINT loyalty_draw_prize_of_somebody CHECK ((player_id IS NULL) = (owner IS NULL) AND (player_id IS NOT NULL OR NOT given))
);

CREATE FUNCTION loyalty_keep_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.drawn_at IS NOT NULL OR NEW.seed_hash <> OLD.seed_hash OR NEW.sealed <> OLD.sealed OR NEW.closes_at <> OLD.closes_at THEN
    RAISE EXCEPTION 'change of draw % refused: what was promised and drawn stays', OLD.number
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER loyalty_draw_stays BEFORE UPDATE ON loyalty_draw FOR EACH ROW EXECUTE FUNCTION loyalty_keep_draw();
CREATE TRIGGER loyalty_draw_is_not_removed BEFORE DELETE ON loyalty_draw
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();
CREATE TRIGGER loyalty_draw_run_stays BEFORE UPDATE OR DELETE ON loyalty_draw_run
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();
CREATE TRIGGER loyalty_draw_prize_stays BEFORE UPDATE OR DELETE ON loyalty_draw_prize
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();

CREATE OR REPLACE FUNCTION loyalty_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_player, loyalty_round, loyalty_conversion, loyalty_cashback, loyalty_draw, loyalty_draw_run,
      loyalty_draw_prize FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, lifetime, own, told_level, earned_at, noticed_at, expired, untold) ON loyalty_player TO %1$s;
    GRANT SELECT, INSERT ON loyalty_round, loyalty_conversion, loyalty_draw_run, loyalty_draw_prize TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, claimed_at) ON loyalty_cashback TO %1$s;
    GRANT SELECT, INSERT, UPDATE (drawn_at, seed, root, tickets, first_among) ON loyalty_draw TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_grant_to('fairhouse_app');
  END IF;
END
$$;
