-- What its player does next to pay a deposit in (a page, an address, a bank's reference), sealed: its provider is asked for it once.
ALTER TABLE cashier_transaction ADD COLUMN instruction bytea;
