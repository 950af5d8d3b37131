-- Which accounts a player's money is in.
CREATE TABLE wallet_purse (
  player_id bigint PRIMARY KEY,
  -- 1 real money, 2 play money.
  user_type smallint NOT NULL CHECK (user_type IN (1, 2)),
  cash_account bigint NOT NULL,
  credits_account bigint NOT NULL,
  -- Money of the demo: it can be neither paid in nor out.
  is_test_money boolean NOT NULL DEFAULT false CHECK (NOT is_test_money OR user_type = 1)
);
