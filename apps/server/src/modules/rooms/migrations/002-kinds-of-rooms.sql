-- Ends the version before: a round says its kind, which the version before does not write.
-- Rounds of several kinds of rooms. What was stored before is of a crash room, and stays as it is.
ALTER TABLE rooms_round ADD COLUMN kind text NOT NULL DEFAULT 'crash' CHECK (kind IN ('crash', 'bingo'));
ALTER TABLE rooms_round ALTER COLUMN kind DROP DEFAULT;

DO $$
DECLARE
  held record;
BEGIN
  FOR held IN
    SELECT conname, conrelid::regclass AS relation FROM pg_constraint
    WHERE contype = 'c' AND (
      (conrelid = 'rooms_round'::regclass AND conkey && ARRAY(
        SELECT attnum FROM pg_attribute WHERE attrelid = 'rooms_round'::regclass AND attname = 'phase')::smallint[])
      OR (conrelid = 'rooms_round'::regclass AND pg_get_constraintdef(oid) LIKE '%bust IS NULL%')
      OR (conrelid = 'rooms_ticket'::regclass AND conkey && ARRAY(
        SELECT attnum FROM pg_attribute WHERE attrelid = 'rooms_ticket'::regclass AND attname IN ('state', 'slot'))::smallint[]))
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', held.relation, held.conname);
  END LOOP;
END
$$;

ALTER TABLE rooms_round
  ADD CONSTRAINT rooms_round_phase CHECK (phase IN ('betting', 'void') OR phase IN ('flying', 'crashed') AND kind = 'crash' OR phase IN ('calling', 'called') AND kind = 'bingo'),
  ADD CONSTRAINT rooms_round_ended CHECK ((phase IN ('crashed', 'called', 'void')) = (ended_at IS NOT NULL)),
  ADD CONSTRAINT rooms_round_shown CHECK (phase NOT IN ('crashed', 'called') OR shown_link IS NOT NULL),
  -- Nothing bursts in a hall.
  ADD CONSTRAINT rooms_round_bust CHECK (CASE kind WHEN 'crash' THEN (shown_link IS NULL) = (bust IS NULL) ELSE bust IS NULL END);

-- A crash room has one round at a time; a hall sells cards for the next while one is called.
DROP INDEX rooms_round_open;
CREATE UNIQUE INDEX rooms_round_open ON rooms_round (uri) WHERE settled_at IS NULL AND kind = 'crash';
CREATE UNIQUE INDEX rooms_round_selling ON rooms_round (uri) WHERE phase = 'betting';
CREATE UNIQUE INDEX rooms_round_running ON rooms_round (uri) WHERE phase <> 'betting' AND settled_at IS NULL;

ALTER TABLE rooms_ticket
  -- Cards of a round are numbered from 1 in the order in which they were bought: the number says what is on a card.
  ADD COLUMN first_card integer CHECK (first_card > 0),
  ADD COLUMN cards smallint CHECK (cards > 0),
  ADD CONSTRAINT rooms_ticket_cards CHECK ((first_card IS NULL) = (cards IS NULL)),
  ADD CONSTRAINT rooms_ticket_slot CHECK (slot > 0 AND (cards IS NOT NULL OR slot <= 2)),
  ADD CONSTRAINT rooms_ticket_state CHECK (state IN ('open', 'cashed', 'lost', 'void') OR state = 'won' AND cards IS NOT NULL),
  ADD CONSTRAINT rooms_ticket_ended CHECK ((state = 'open') = (ended_at IS NULL)),
  ADD CONSTRAINT rooms_ticket_at CHECK ((state = 'cashed') = (at IS NOT NULL)),
  ADD CONSTRAINT rooms_ticket_payout CHECK (
    CASE state WHEN 'cashed' THEN payout = stake * at / 100 WHEN 'void' THEN payout = stake WHEN 'won' THEN payout > 0 ELSE payout = 0 END);
CREATE UNIQUE INDEX rooms_ticket_card ON rooms_ticket (round_id, first_card) WHERE first_card IS NOT NULL;

-- A prize of a round's cards in one currency: what was in its pot, and with which ball it was won. Written once, when the draw is over.
CREATE TABLE rooms_pot (
  round_id uuid NOT NULL REFERENCES rooms_round,
  currency text NOT NULL CHECK (currency IN ('USD', 'CREDIT')),
  prize text NOT NULL,
  -- Minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  -- The how manieth call, from 1.
  call smallint NOT NULL CHECK (call > 0),
  PRIMARY KEY (round_id, currency, prize)
);

-- What a card has won of a pot. All of a pot together are the pot.
CREATE TABLE rooms_win (
  round_id uuid NOT NULL,
  currency text NOT NULL,
  prize text NOT NULL,
  -- The card's number in the round.
  card integer NOT NULL CHECK (card > 0),
  ticket_id uuid NOT NULL REFERENCES rooms_ticket,
  -- Minor units.
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (round_id, prize, card),
  FOREIGN KEY (round_id, currency, prize) REFERENCES rooms_pot
);
CREATE INDEX rooms_win_of_ticket ON rooms_win (ticket_id);

CREATE TRIGGER rooms_pot_stays BEFORE UPDATE OR DELETE ON rooms_pot FOR EACH ROW EXECUTE FUNCTION rooms_refuse_change();
CREATE TRIGGER rooms_win_stays BEFORE UPDATE OR DELETE ON rooms_win FOR EACH ROW EXECUTE FUNCTION rooms_refuse_change();

-- A round that burst, was called to its end or was given up stays so.
CREATE OR REPLACE FUNCTION rooms_keep_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.uri, NEW.chain, NEW.link, NEW.definition, NEW.opened_at) <> (OLD.id, OLD.kind, OLD.uri, OLD.chain, OLD.link, OLD.definition, OLD.opened_at)
    OR (OLD.ended_at IS NOT NULL AND (NEW.phase, NEW.shown_link, NEW.bust, NEW.ended_at) IS DISTINCT FROM (OLD.phase, OLD.shown_link, OLD.bust, OLD.ended_at))
    OR (OLD.phase IN ('flying', 'calling') AND NEW.flies_at <> OLD.flies_at)
  THEN
    RAISE EXCEPTION 'change of round % refused', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

-- The rights of a role that the server runs under, with the new tables.
CREATE OR REPLACE FUNCTION rooms_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON rooms_chain, rooms_checkpoint, rooms_round, rooms_ticket, rooms_pot, rooms_win FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (salt, source, salted_at) ON rooms_chain TO %1$s;
    GRANT SELECT, INSERT ON rooms_checkpoint TO %1$s;
    GRANT SELECT, INSERT, UPDATE (phase, flies_at, led_at, sealed_link, shown_link, bust, ended_at, settled_at) ON rooms_round TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, at, payout, ended_at, given, given_leg, balance_after) ON rooms_ticket TO %1$s;
    GRANT SELECT, INSERT ON rooms_pot, rooms_win TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM rooms_grant_to('fairhouse_app');
  END IF;
END
$$;
