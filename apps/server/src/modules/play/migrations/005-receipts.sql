-- The hash of the receipt that the player has of a step (receipts/); steps of before have none. A receipt names the one before it in its
-- stream, so what is stored cannot be changed without all that follows.
ALTER TABLE play_step ADD COLUMN receipt bytea CHECK (length(receipt) = 32);
ALTER TYPE play_asked ADD ATTRIBUTE receipt bytea;
-- Of the newest step that went to the archive: the next receipt names it.
ALTER TABLE play_carried ADD COLUMN receipt bytea CHECK (length(receipt) = 32);

-- The keys that receipts were signed with: who has an old receipt can still hold it to its key.
CREATE TABLE play_receipt_key (
  -- SHA-256 of the public key.
  fingerprint text PRIMARY KEY CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  public_key bytea NOT NULL CHECK (length(public_key) = 32),
  since timestamptz NOT NULL DEFAULT now(),
  -- Null for the key in use.
  until timestamptz
);

CREATE OR REPLACE FUNCTION play_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON play_step, play_request, play_carried FROM %1$s;
    GRANT SELECT ON play_carried TO %1$s;
    GRANT SELECT, INSERT ON play_step, play_request TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON play_definition, play_seat, play_stream, play_connection, play_facts, play_receipt_key TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM play_grant_to('fairhouse_app');
  END IF;
END
$$;
