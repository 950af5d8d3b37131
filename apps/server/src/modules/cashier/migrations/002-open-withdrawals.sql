-- Every status of a player tells what his withdrawals hold: it must cost the same however much he ever paid.
CREATE INDEX cashier_withdrawal_open_of_player ON cashier_transaction (player_id)
  WHERE type = 'withdrawal' AND state IN ('pending', 'confirming', 'sent');
