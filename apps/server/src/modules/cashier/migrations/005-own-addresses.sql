-- Is what a player typed as a destination an address of the house? Letters of some kinds of address may be written large or small.
CREATE INDEX cashier_address_in_small ON cashier_address (lower(address));
DROP INDEX cashier_address_named;
