-- By what staff find whose payment it was. (By our id of it: the primary key.)
CREATE INDEX cashier_transaction_address ON cashier_transaction (lower(address)) WHERE address IS NOT NULL;
CREATE INDEX cashier_transaction_txid ON cashier_transaction (txid) WHERE txid IS NOT NULL;
CREATE INDEX cashier_transaction_provider_ref ON cashier_transaction (provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX cashier_method_card_end ON cashier_method (right(label, 4)) WHERE method = 'card';
