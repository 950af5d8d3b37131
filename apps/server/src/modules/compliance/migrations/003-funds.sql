-- When people last approved where a player's money comes from.
ALTER TABLE compliance_identity ADD COLUMN funds_known_at timestamptz;
