-- Transfers of all accounts lie in the table in the order of their time: a block-range index finds those of a day without a key that every
-- transfer would have to write. As soon as the next block range begins, the one before is summed up.
CREATE INDEX ledger_transfer_by_time ON ledger_transfer USING brin (created_at) WITH (pages_per_range = 32, autosummarize = on);
