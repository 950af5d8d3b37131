-- Who may do a piece of work now, of all nodes. A lease is never deleted: its fence counts for ever, and so tells a holder
-- that stalled past its time from the one that followed.
CREATE TABLE lease (
  name text PRIMARY KEY,
  -- The node that holds it, or held it last.
  holder text NOT NULL,
  fence bigint NOT NULL CHECK (fence > 0),
  taken_at timestamptz NOT NULL,
  -- By the clock of the database, the only one that all nodes share.
  held_until timestamptz NOT NULL
);

CREATE FUNCTION lease_fence_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a lease is kept for its fence';
  END IF;
  IF NEW.fence < OLD.fence OR (NEW.fence = OLD.fence AND NEW.holder <> OLD.holder) THEN
    RAISE EXCEPTION 'the fence of a lease only grows';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER lease_fence_only_grows BEFORE UPDATE OR DELETE ON lease
  FOR EACH ROW EXECUTE FUNCTION lease_fence_only_grows();
