-- Staff look at the grants of all players, the newest first, and at what began and ended in a time.
CREATE INDEX bonuses_grant_newest ON bonuses_grant (claimed_at DESC, grant_id DESC);
CREATE INDEX bonuses_grant_begun ON bonuses_grant (begun_at) WHERE begun_at IS NOT NULL;
CREATE INDEX bonuses_grant_ended ON bonuses_grant (ended_at) WHERE ended_at IS NOT NULL;
