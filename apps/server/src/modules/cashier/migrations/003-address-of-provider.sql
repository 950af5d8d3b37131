-- An operator may give a coin to another provider. Players then have an address at each: one that nobody watches any more must not be shown.
ALTER TABLE cashier_address
  DROP CONSTRAINT cashier_address_player_id_method_key,
  ADD CONSTRAINT cashier_address_once UNIQUE (player_id, method, provider);
