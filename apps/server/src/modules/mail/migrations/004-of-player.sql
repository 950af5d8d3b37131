-- Letters of one player: news that are no longer wanted, and all of them when their data are erased.
CREATE INDEX mail_letter_of_player ON mail_letter (player_id) WHERE player_id IS NOT NULL;
