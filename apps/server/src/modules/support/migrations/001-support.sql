-- What players ask of support. What was said stays; a ticket moves on.
CREATE TABLE support_ticket (
  -- Players and staff call it `T-` and this number.
  ticket_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  player_id bigint NOT NULL,
  -- The same one opens nothing twice.
  request_key text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('payment', 'game', 'bonus', 'account', 'other')),
  -- What it is about, checked to be the player's.
  round_id uuid,
  payment_id uuid,
  state text NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  -- Of the staff; null: nobody has taken it.
  assignee text,
  opened_at timestamptz NOT NULL,
  moved_at timestamptz NOT NULL,
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  UNIQUE (player_id, request_key),
  CHECK (round_id IS NULL OR payment_id IS NULL),
  CHECK (rating IS NULL OR state = 'closed')
);
CREATE INDEX support_ticket_player ON support_ticket (player_id, moved_at);
CREATE INDEX support_ticket_queue ON support_ticket (state, moved_at, ticket_id);

-- What was said, in order. Rows are only added.
CREATE TABLE support_message (
  ticket_id bigint NOT NULL REFERENCES support_ticket,
  number integer NOT NULL CHECK (number > 0),
  -- Of whoever wrote it: the same one says nothing twice.
  request_key text NOT NULL,
  -- Null: the player.
  staff text,
  text text NOT NULL CHECK (text <> ''),
  at timestamptz NOT NULL,
  PRIMARY KEY (ticket_id, number),
  UNIQUE (ticket_id, request_key)
);

-- What was said stays, but for what is removed by `support_remove_tickets`: nobody else has the right to remove.
CREATE FUNCTION support_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('fairhouse.time_is_over', true) = 'support' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% of % refused: what was said stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER support_message_stays BEFORE UPDATE OR DELETE ON support_message FOR EACH ROW EXECUTE FUNCTION support_refuse_change();

-- Files that players send with messages, in pieces, sealed by a key that lies apart from the database.
CREATE TABLE support_file (
  player_id bigint NOT NULL,
  file_id text NOT NULL CHECK (char_length(file_id) BETWEEN 16 AND 64),
  pieces integer NOT NULL CHECK (pieces > 0),
  -- What it is by its beginning; null until that came.
  type text CHECK (type IN ('image/jpeg', 'image/png', 'application/pdf')),
  -- The message it came with; null until there is one.
  ticket_id bigint,
  message integer,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, file_id),
  FOREIGN KEY (ticket_id, message) REFERENCES support_message,
  CHECK ((ticket_id IS NULL) = (message IS NULL))
);
CREATE INDEX support_file_message ON support_file (ticket_id, message) WHERE ticket_id IS NOT NULL;
CREATE INDEX support_file_loose ON support_file (sent_at) WHERE ticket_id IS NULL;
CREATE TABLE support_piece (
  player_id bigint NOT NULL,
  file_id text NOT NULL,
  piece integer NOT NULL CHECK (piece > 0),
  -- Of the piece before it was sealed.
  bytes integer NOT NULL CHECK (bytes > 0),
  sealed bytea NOT NULL,
  PRIMARY KEY (player_id, file_id, piece),
  FOREIGN KEY (player_id, file_id) REFERENCES support_file ON DELETE CASCADE
);

-- Whole tickets, with messages and files: all of these players, or, where none are named, those that wait for nobody here since before then. Gives them as they were.
CREATE FUNCTION support_remove_tickets(players bigint[], before timestamptz, most integer) RETURNS SETOF jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  old bigint[];
BEGIN
  IF players IS NULL THEN
    SELECT array_agg(ticket_id) INTO old FROM (
      SELECT ticket_id FROM support_ticket WHERE state <> 'open' AND moved_at < before ORDER BY moved_at, ticket_id LIMIT most FOR UPDATE
    ) AS found;
  ELSE
    SELECT array_agg(ticket_id) INTO old FROM (
      SELECT ticket_id FROM support_ticket WHERE player_id = ANY(players) ORDER BY ticket_id LIMIT most FOR UPDATE
    ) AS found;
  END IF;
  RETURN QUERY SELECT to_jsonb(ticket) || jsonb_build_object('messages',
      (SELECT jsonb_agg(to_jsonb(said) ORDER BY number) FROM support_message AS said WHERE said.ticket_id = ticket.ticket_id))
    FROM support_ticket AS ticket WHERE ticket_id = ANY(old) ORDER BY ticket_id;
  PERFORM set_config('fairhouse.time_is_over', 'support', true);
  DELETE FROM support_file WHERE ticket_id = ANY(old);
  DELETE FROM support_message WHERE ticket_id = ANY(old);
  DELETE FROM support_ticket WHERE ticket_id = ANY(old);
  PERFORM set_config('fairhouse.time_is_over', '', true);
END
$$;
REVOKE EXECUTE ON FUNCTION support_remove_tickets FROM PUBLIC;

CREATE FUNCTION support_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON support_ticket, support_message, support_file, support_piece FROM %1$s;
    GRANT SELECT, INSERT, UPDATE (state, assignee, moved_at, rating) ON support_ticket TO %1$s;
    GRANT SELECT, INSERT ON support_message TO %1$s;
    GRANT SELECT, INSERT, UPDATE (type, ticket_id, message), DELETE ON support_file TO %1$s;
    GRANT SELECT, INSERT, DELETE ON support_piece TO %1$s;
    GRANT EXECUTE ON FUNCTION support_remove_tickets TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM support_grant_to('fairhouse_app');
  END IF;
END
$$;
