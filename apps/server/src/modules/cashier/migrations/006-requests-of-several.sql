-- One request may begin several payments (a withdrawal that the closed loop splits): the first is its transaction, these are the others, in order.
ALTER TABLE cashier_request ADD COLUMN beside uuid[] NOT NULL DEFAULT '{}';
