-- Rounds of all players lie in the table in the order of their time, and so do their ids. A block-range index finds one by its id, or those of a
-- day, without a key of its own that every bet would have to write.
CREATE INDEX play_step_by_time ON play_step USING brin (round_id, at) WITH (pages_per_range = 32);
