-- The seed of a stream that is over: told to its player already, so it lies open, and nobody is asked to open it again. Null for streams that ended
-- before this column; their seeds are sealed by the house's key alone.
ALTER TABLE play_stream ADD COLUMN server_seed bytea,
  ADD CONSTRAINT play_stream_is_over_before_its_seed_is_open CHECK (server_seed IS NULL OR revealed_at IS NOT NULL);
COMMENT ON COLUMN play_stream.sealed_seed IS 'Sealed by the house''s key, and that by the signer''s public key (docs/threat-model.md).';
