-- What came in since a moment, for who looks at it now.
CREATE INDEX cashier_deposit_done ON cashier_transaction (created_at) WHERE type = 'deposit' AND state = 'confirmed';
