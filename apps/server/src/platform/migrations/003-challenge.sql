-- Solved challenges. A row says that a solution was accepted, which happens once over all nodes; what is left of its uses is how many
-- calls its browser may still make without being challenged.
CREATE TABLE platform_solved_challenge (
  -- The challenge's own random number.
  nonce bytea PRIMARY KEY,
  uses_left integer NOT NULL CHECK (uses_left >= 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX platform_solved_challenge_expiry ON platform_solved_challenge (expires_at);
