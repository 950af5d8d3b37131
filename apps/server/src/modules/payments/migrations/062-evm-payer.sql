-- Whose coins went, where it is not whoever sent the transaction: who may move a token for somebody else names them. Null: not noted yet.
ALTER TABLE payments_evm_sighting ADD COLUMN payer text;
