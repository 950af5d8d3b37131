-- Fits the version before: what it makes is of a series, of which there is still one in its time.
-- Tournaments that staff made: of no series, with a name of their own. One that is void gave nothing.
ALTER TABLE tournaments_tournament ADD COLUMN title text CHECK (char_length(title) BETWEEN 3 AND 60);
ALTER TABLE tournaments_tournament ADD COLUMN void boolean NOT NULL DEFAULT false;
ALTER TABLE tournaments_tournament ADD CONSTRAINT tournaments_special_has_a_title CHECK ((name = 'special') = (title IS NOT NULL));
ALTER TABLE tournaments_tournament ADD CONSTRAINT tournaments_void_is_over CHECK (NOT void OR over_at IS NOT NULL);
-- Of a series there is one in its time; of what staff made there may be several.
ALTER TABLE tournaments_tournament DROP CONSTRAINT tournaments_tournament_name_currency_opens_at_key;
CREATE UNIQUE INDEX tournaments_of_series ON tournaments_tournament (name, currency, opens_at) WHERE title IS NULL;

-- One asks for a tournament to be over before its time, another decides.
CREATE TABLE tournaments_ending (
  id uuid PRIMARY KEY,
  tournament_id integer NOT NULL REFERENCES tournaments_tournament,
  ending text NOT NULL CHECK (ending IN ('end', 'void')),
  note text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'made', 'declined')),
  decided_by text,
  decided_at timestamptz,
  CONSTRAINT tournaments_ending_is_decided_whole
    CHECK ((state = 'waiting') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  -- Two people, whatever the program believes. Who asked may take it back.
  CONSTRAINT tournaments_ending_takes_two CHECK (state <> 'made' OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX tournaments_ending_waiting ON tournaments_ending (tournament_id) WHERE state = 'waiting';

CREATE FUNCTION tournaments_keep_ending() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' OR (NEW.id, NEW.tournament_id, NEW.ending, NEW.note, NEW.asked_by, NEW.asked_at)
    IS DISTINCT FROM (OLD.id, OLD.tournament_id, OLD.ending, OLD.note, OLD.asked_by, OLD.asked_at) THEN
    RAISE EXCEPTION 'change of ending % refused: it was decided, or another would be made of it', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER tournaments_ending_is_decided_once BEFORE UPDATE ON tournaments_ending
  FOR EACH ROW EXECUTE FUNCTION tournaments_keep_ending();
CREATE TRIGGER tournaments_ending_stays BEFORE DELETE ON tournaments_ending
  FOR EACH ROW EXECUTE FUNCTION tournaments_refuse_change();

-- Of a tournament nothing changes but its end: earlier, as long as it is not over.
CREATE FUNCTION tournaments_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.over_at IS NOT NULL OR NEW.closes_at > OLD.closes_at
    OR (NEW.id, NEW.name, NEW.title, NEW.currency, NEW.opens_at, NEW.rounds, NEW.best, NEW.min_stake, NEW.prizes)
      IS DISTINCT FROM (OLD.id, OLD.name, OLD.title, OLD.currency, OLD.opens_at, OLD.rounds, OLD.best, OLD.min_stake, OLD.prizes) THEN
    RAISE EXCEPTION 'change of tournament % refused: what players were told stays', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER tournaments_terms_stay BEFORE UPDATE ON tournaments_tournament
  FOR EACH ROW EXECUTE FUNCTION tournaments_keep_terms();

CREATE OR REPLACE FUNCTION tournaments_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON tournaments_tournament, tournaments_player, tournaments_round, tournaments_prize, tournaments_ending FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (over_at, closes_at, void) ON tournaments_tournament TO %1$s;
    GRANT SELECT, INSERT, UPDATE (rounds, score, scored_at) ON tournaments_player TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON tournaments_ending TO %1$s;
    GRANT SELECT, INSERT ON tournaments_round, tournaments_prize TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM tournaments_grant_to('fairhouse_app');
  END IF;
END
$$;
