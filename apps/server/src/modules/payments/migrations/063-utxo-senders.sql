-- Scripts whose coins a transaction spent that pays us, in hex, as far as it shows them; null: not noted.
ALTER TABLE payments_utxo_output ADD COLUMN senders text[];
