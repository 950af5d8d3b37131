-- A block range is of use once it is summed up: as soon as the next one begins, not when the table is vacuumed some day. A parameter of an index of
-- all partitions cannot be changed.
DROP INDEX play_step_by_time;
CREATE INDEX play_step_by_time ON play_step USING brin (round_id, at) WITH (pages_per_range = 32, autosummarize = on);
