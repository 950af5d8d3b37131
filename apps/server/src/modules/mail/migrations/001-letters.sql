-- Letters on their way: written with what they tell of, sent after its commit.
CREATE TABLE mail_letter (
  letter_id uuid PRIMARY KEY,
  template text NOT NULL,
  recipient text NOT NULL,
  language text NOT NULL,
  -- Goes out after everything else.
  is_news boolean NOT NULL,
  -- Whom it is about; no reference, for mail knows no players.
  player_id bigint,
  -- What it says, encrypted, as long as it waits: links in it open accounts.
  sealed bytea,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'late')),
  posted_at timestamptz NOT NULL,
  -- When it is tried next. Whoever tries moves this on first, so that nobody else does at the same time.
  due_at timestamptz NOT NULL,
  -- Tells those who try apart: only the one of this number may say what became of the letter.
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- A letter that was not sent by then is not sent any more.
  worth_until timestamptz NOT NULL,
  -- What the last attempt was told; never holds what the letter says.
  last_fault text,
  settled_at timestamptz,
  CHECK ((state = 'waiting') = (settled_at IS NULL)),
  CHECK ((state = 'waiting') = (sealed IS NOT NULL))
);
CREATE INDEX mail_letter_due_at ON mail_letter (is_news, due_at) WHERE state = 'waiting';
CREATE INDEX mail_letter_settled_at ON mail_letter (settled_at) WHERE state <> 'waiting';
