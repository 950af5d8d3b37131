-- Events that were committed together with what they tell of. `tx` and `id` together are an order in which no row can
-- appear behind one that was already read: readers stop before the oldest transaction still running. What every consumer of its
-- topic has heard is removed, but for the newest rows.
CREATE TABLE outbox_event (
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  id bigserial NOT NULL,
  topic text NOT NULL,
  -- Null when the row carries events of many players.
  player_id bigint,
  payload json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (topic, tx, id)
) WITH (
  -- Rows come and go all the time: their space must be free again soon, however large the table once was.
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 20000
);

-- How far each consumer has read of its topic.
CREATE TABLE outbox_consumer (
  consumer text PRIMARY KEY,
  topic text NOT NULL,
  tx xid8 NOT NULL DEFAULT '0',
  id bigint NOT NULL DEFAULT 0
);
