-- What people should look at: a pattern that was found, or a name on a list. A row stays as it was raised; that it is closed, by whom and
-- why, is a row of its own.
CREATE TABLE compliance_flag (
  flag_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  kind text NOT NULL,
  -- The same find is raised once, however often it is found.
  find text NOT NULL,
  -- What was seen, for staff.
  facts jsonb NOT NULL,
  raised_at timestamptz NOT NULL,
  UNIQUE (player_id, kind, find)
);

CREATE TABLE compliance_flag_closing (
  flag_id bigint PRIMARY KEY REFERENCES compliance_flag,
  staff text NOT NULL,
  why text NOT NULL CHECK (char_length(why) BETWEEN 3 AND 1000),
  at timestamptz NOT NULL
);

-- Who a player is, as far as it was asked. No row: nobody asked.
CREATE TABLE compliance_identity (
  player_id bigint PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('notAsked', 'asked', 'inReview', 'approved', 'rejected')),
  -- Why papers were asked for, and what was wrong with those that came.
  cause text NOT NULL,
  reason text,
  may_try_again boolean NOT NULL DEFAULT true,
  -- Whoever checks it for us, and its reference there; null for our own people.
  provider text,
  provider_ref text,
  steps integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  CONSTRAINT compliance_identity_provider_is_whole CHECK ((provider IS NULL) = (provider_ref IS NULL))
);
CREATE UNIQUE INDEX compliance_identity_at_provider ON compliance_identity (provider, provider_ref) WHERE provider IS NOT NULL;
CREATE INDEX compliance_identity_waiting ON compliance_identity (changed_at) WHERE state = 'inReview';

CREATE TABLE compliance_identity_step (
  player_id bigint NOT NULL REFERENCES compliance_identity,
  number integer NOT NULL CHECK (number > 0),
  from_state text NOT NULL,
  to_state text NOT NULL,
  by text NOT NULL CHECK (by IN ('player', 'staff', 'rules', 'provider')),
  -- A member of staff or a provider.
  actor text,
  reason text,
  note text,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, number),
  CONSTRAINT compliance_identity_edge CHECK ((from_state, to_state) IN (
    ('notAsked', 'asked'), ('asked', 'inReview'), ('asked', 'approved'), ('asked', 'rejected'),
    ('inReview', 'approved'), ('inReview', 'rejected'), ('inReview', 'asked'),
    ('rejected', 'asked'), ('approved', 'asked')
  ))
);

-- Papers that players sent, in pieces, sealed by a key that lies apart from the database.
CREATE TABLE compliance_paper (
  player_id bigint NOT NULL,
  paper_id text NOT NULL CHECK (char_length(paper_id) BETWEEN 16 AND 64),
  kind text NOT NULL,
  pieces integer NOT NULL CHECK (pieces > 0),
  -- Null until all of it came and was looked at.
  type text,
  -- Handed in: no longer the player's to change.
  handed_in boolean NOT NULL DEFAULT false,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, paper_id)
);
CREATE TABLE compliance_paper_piece (
  player_id bigint NOT NULL,
  paper_id text NOT NULL,
  piece integer NOT NULL CHECK (piece > 0),
  -- Of the piece before it was sealed.
  bytes integer NOT NULL CHECK (bytes > 0),
  sealed bytea NOT NULL,
  PRIMARY KEY (player_id, paper_id, piece),
  FOREIGN KEY (player_id, paper_id) REFERENCES compliance_paper ON DELETE CASCADE
);

-- That somebody or an address was looked for in the lists of sanctions, in which editions of them, and what was found.
CREATE TABLE compliance_screening (
  screening_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  subject text NOT NULL CHECK (subject IN ('person', 'address')),
  -- SHA-256 of what was looked for.
  subject_sha256 bytea NOT NULL CHECK (octet_length(subject_sha256) = 32),
  lists jsonb NOT NULL,
  hits jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX compliance_screening_of_player ON compliance_screening (player_id, screening_id);

CREATE FUNCTION compliance_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: what happened stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER compliance_flag_stays BEFORE UPDATE OR DELETE ON compliance_flag FOR EACH ROW EXECUTE FUNCTION compliance_refuse_change();
CREATE TRIGGER compliance_flag_closing_stays BEFORE UPDATE OR DELETE ON compliance_flag_closing FOR EACH ROW EXECUTE FUNCTION compliance_refuse_change();
CREATE TRIGGER compliance_identity_step_stays BEFORE UPDATE OR DELETE ON compliance_identity_step FOR EACH ROW EXECUTE FUNCTION compliance_refuse_change();
CREATE TRIGGER compliance_screening_stays BEFORE UPDATE OR DELETE ON compliance_screening FOR EACH ROW EXECUTE FUNCTION compliance_refuse_change();

-- The rights of a role that the server runs under (see the ledger's).
CREATE FUNCTION compliance_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON compliance_flag, compliance_flag_closing, compliance_identity, compliance_identity_step, compliance_paper,
      compliance_paper_piece, compliance_screening FROM %1$s;
    GRANT SELECT, INSERT ON compliance_flag, compliance_flag_closing, compliance_identity_step, compliance_screening TO %1$s;
    GRANT SELECT, INSERT, UPDATE ON compliance_identity TO %1$s;
    GRANT SELECT, INSERT, UPDATE, DELETE ON compliance_paper TO %1$s;
    GRANT SELECT, INSERT, DELETE ON compliance_paper_piece TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM compliance_grant_to('fairhouse_app');
  END IF;
END
$$;
