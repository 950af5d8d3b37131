-- As soon as the next block range begins, the one before is summed up.
DROP INDEX ledger_transfer_by_time;
CREATE INDEX ledger_transfer_by_time ON ledger_transfer USING brin (created_at) WITH (pages_per_range = 32, autosummarize = on);
