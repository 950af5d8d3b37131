-- Work for which the house, a provider's games or one game are closed: planned with a time, told to players before.
CREATE TABLE maintenance_window (
  id uuid PRIMARY KEY,
  of text NOT NULL CHECK (of IN ('house', 'provider', 'game')),
  -- Number of the provider or the game.
  target integer,
  -- What players read, in each language of the house.
  words jsonb NOT NULL,
  announced_from timestamptz NOT NULL,
  begins_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text NOT NULL CHECK (note <> ''),
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  -- By whom it was called off or ended before its time.
  ended_by text,
  ended_at timestamptz,
  CHECK ((of = 'house') = (target IS NULL)),
  CHECK (announced_from <= begins_at AND begins_at < ends_at),
  CHECK ((ended_by IS NULL) = (ended_at IS NULL))
);
CREATE INDEX maintenance_window_open ON maintenance_window (ends_at) WHERE ended_at IS NULL;
CREATE INDEX maintenance_window_newest ON maintenance_window (begins_at DESC);

-- What was planned stays as it was told; it is ended once.
CREATE FUNCTION maintenance_keep_window() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.ended_at IS NOT NULL
    OR (NEW.id, NEW.of, NEW.target, NEW.words, NEW.announced_from, NEW.begins_at, NEW.ends_at, NEW.note, NEW.made_by, NEW.made_at)
    IS DISTINCT FROM (OLD.id, OLD.of, OLD.target, OLD.words, OLD.announced_from, OLD.begins_at, OLD.ends_at, OLD.note, OLD.made_by, OLD.made_at) THEN
    RAISE EXCEPTION 'change of window % refused: what was planned stays', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER maintenance_window_stays BEFORE UPDATE OR DELETE ON maintenance_window
  FOR EACH ROW EXECUTE FUNCTION maintenance_keep_window();

CREATE FUNCTION maintenance_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON maintenance_window FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (ended_by, ended_at) ON maintenance_window TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM maintenance_grant_to('fairhouse_app');
  END IF;
END
$$;
