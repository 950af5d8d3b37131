-- Work that a module does again and again on one node of all: when its turn comes next, and how the last turns went. It is kept so that a turn that was cut short
-- comes at once on the next node, and a start of the house is none.
CREATE TABLE platform_job (
  -- Of its lease, too.
  name text PRIMARY KEY,
  -- By the clock of the database, the only one that all nodes share.
  due_at timestamptz NOT NULL,
  -- The last turn that went well; null while none has.
  done_at timestamptz,
  -- Turns that failed since then.
  failures integer NOT NULL CHECK (failures >= 0)
);
