-- Fits the version before: a grant that it writes has its deposit.
-- The deposit of a grant went back while a round was open that it may have paid: it ends with that round, whatever was wagered meanwhile.
ALTER TABLE bonuses_grant ADD COLUMN is_gone boolean NOT NULL DEFAULT false;
