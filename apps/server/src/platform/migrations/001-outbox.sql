-- Events that were committed together with what they tell of. `tx` and `id` together are an order in which no row can
-- appear behind one that was already read: readers stop before the oldest transaction still running.
CREATE TABLE outbox_event (
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  id bigserial NOT NULL,
  topic text NOT NULL,
  -- Null when the row carries events of many players.
  player_id bigint,
  payload json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tx, id)
);

-- How far each consumer has read.
CREATE TABLE outbox_consumer (
  consumer text PRIMARY KEY,
  tx xid8 NOT NULL DEFAULT '0',
  id bigint NOT NULL DEFAULT 0
);
