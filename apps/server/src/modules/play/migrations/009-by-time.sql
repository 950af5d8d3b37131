-- Rounds of all players lie in the table in the order of their time, and so do their ids. A block-range index finds one by its id, or those of a
-- day, without a key of its own that every bet would have to write. A block range is of use once it is summed up: as soon as the next one
-- begins, not when the table is vacuumed some day.
CREATE INDEX play_step_by_time ON play_step USING brin (round_id, at) WITH (pages_per_range = 32, autosummarize = on);
