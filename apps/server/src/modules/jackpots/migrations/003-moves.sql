-- Since when a meter is empty and takes no bets: its titles are gone, and what it held went to another one. Null: it runs.
ALTER TABLE jackpots_meter ADD COLUMN emptied_at timestamptz;

-- What a meter holds that nobody can win any more goes to another one: one person asks for it, another one decides.
CREATE TABLE jackpots_move (
  id uuid PRIMARY KEY,
  meter_id integer NOT NULL REFERENCES jackpots_meter,
  to_meter_id integer NOT NULL REFERENCES jackpots_meter,
  note text NOT NULL CHECK (note <> ''),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'made', 'declined')),
  decided_by text,
  decided_at timestamptz,
  -- Of one that was made: the run that it ended, by which terms, and how many minor units went.
  run integer,
  terms json,
  amount bigint CHECK (amount > 0),
  -- Of the time of decision, as transfers are kept by the time in their ids.
  transfer_id uuid UNIQUE,
  CHECK ((transfer_id IS NULL) = (amount IS NULL)),
  CHECK (meter_id <> to_meter_id),
  CHECK ((state = 'waiting') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CHECK ((state = 'made') = (amount IS NOT NULL) AND (amount IS NULL) = (run IS NULL) AND (run IS NULL) = (terms IS NULL)),
  -- Two people, whatever the program believes. Who asked may take it back.
  CHECK (state <> 'made' OR decided_by <> asked_by),
  UNIQUE (meter_id, run)
);
CREATE UNIQUE INDEX jackpots_move_waits_once ON jackpots_move (meter_id) WHERE state = 'waiting';

CREATE FUNCTION jackpot_keep_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' OR (NEW.id, NEW.meter_id, NEW.to_meter_id, NEW.note, NEW.asked_by, NEW.asked_at)
    IS DISTINCT FROM (OLD.id, OLD.meter_id, OLD.to_meter_id, OLD.note, OLD.asked_by, OLD.asked_at) THEN
    RAISE EXCEPTION 'change of move % refused: it was decided, or another would be made of it', OLD.id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER jackpots_move_is_decided_once BEFORE UPDATE ON jackpots_move
  FOR EACH ROW EXECUTE FUNCTION jackpot_keep_move();
CREATE TRIGGER jackpots_move_stays BEFORE DELETE ON jackpots_move
  FOR EACH ROW EXECUTE FUNCTION jackpot_refuse_change();
CREATE TRIGGER jackpots_move_is_not_emptied BEFORE TRUNCATE ON jackpots_move
  FOR EACH STATEMENT EXECUTE FUNCTION jackpot_refuse_change();

CREATE OR REPLACE FUNCTION jackpot_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON jackpots_meter, jackpots_win, jackpots_movement, jackpots_move FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON jackpots_meter TO %1$s;
    GRANT SELECT, INSERT ON jackpots_win, jackpots_movement TO %1$s;
    GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at, run, terms, amount, transfer_id) ON jackpots_move TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM jackpot_grant_to('fairhouse_app');
  END IF;
END
$$;
