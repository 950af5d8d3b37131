-- What the house wrote, once in each language, however many players it went to.
CREATE TABLE inbox_text (
  text_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the texts: what was written before is not written again.
  sha256 bytea NOT NULL UNIQUE CHECK (octet_length(sha256) = 32),
  -- {"en": {"subject": …, "body": …}, …}
  texts json NOT NULL,
  written_at timestamptz NOT NULL
);

-- It in a player's inbox. A removed one is kept, for what the house told a player must be provable, but never shown again.
CREATE TABLE inbox_message (
  player_id bigint NOT NULL,
  message_id uuid NOT NULL,
  text_id bigint NOT NULL REFERENCES inbox_text,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (player_id, message_id)
);
-- Counts and pages look at what is still there.
CREATE INDEX inbox_message_there ON inbox_message (player_id, message_id, read_at) WHERE removed_at IS NULL;
