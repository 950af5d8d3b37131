-- When a player bet, however long the round goes on.
CREATE INDEX providers_transaction_of_player ON providers_transaction (player_id, created_at) WHERE kind IN ('bet', 'play');
