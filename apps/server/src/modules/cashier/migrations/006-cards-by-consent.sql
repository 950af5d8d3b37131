-- What was paid with is offered for the next time only where its player asked for that; else it is kept as the way back of the money, and no more.
ALTER TABLE cashier_transaction ADD COLUMN keeps_method boolean NOT NULL DEFAULT false;
