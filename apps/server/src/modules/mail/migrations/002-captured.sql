-- Letters of a demo, which go nowhere: shown on a page instead. Empty everywhere else.
CREATE TABLE mail_captured (
  letter_id uuid PRIMARY KEY,
  captured_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  template text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  plain text NOT NULL,
  -- As a mail server would have got it.
  source text NOT NULL
);
CREATE INDEX mail_captured_at ON mail_captured (captured_at);
