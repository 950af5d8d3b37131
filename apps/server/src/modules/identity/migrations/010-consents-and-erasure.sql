-- What a player agreed to or took back, with the version of the words that were read. Rows are only added; the newest of a kind counts.
CREATE TABLE identity_consent (
  player_id bigint NOT NULL REFERENCES identity_account,
  consent_id bigint GENERATED ALWAYS AS IDENTITY,
  what text NOT NULL CHECK (what IN ('terms', 'news', 'chat', 'analytics', 'reporting')),
  given boolean NOT NULL,
  -- Of the text that was shown.
  version text NOT NULL,
  -- Who did it: the player signed in, by the link of a letter, or a rule of the house such as a self-exclusion.
  by text NOT NULL CHECK (by IN ('player', 'link', 'house')),
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, consent_id)
);
CREATE INDEX identity_consent_newest ON identity_consent (player_id, what, consent_id DESC);

-- What accounts of before have agreed to, as far as it was kept.
INSERT INTO identity_consent (player_id, what, given, version, by, at)
  SELECT player_id, 'terms', true, terms_version, 'player', terms_agreed_at FROM identity_account;
INSERT INTO identity_consent (player_id, what, given, version, by, at)
  SELECT player_id, 'news', true, 'unknown', 'player', created_at FROM identity_account WHERE receive_newsletter;

-- Closed accounts whose time is over.
CREATE INDEX identity_account_closed_at ON identity_account (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX identity_session_seen_at ON identity_session (seen_at);

CREATE FUNCTION identity_consent_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON identity_consent FROM %1$s;
    GRANT SELECT, INSERT ON identity_consent TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM identity_consent_grant_to('fairhouse_app');
  END IF;
END
$$;
