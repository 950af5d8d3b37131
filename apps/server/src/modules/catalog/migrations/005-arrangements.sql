-- How lists begin, as staff wrote it: each version once, one of them live. Of list 1103: which games are hidden from picks.
CREATE TABLE catalog_arrangement (
  list_id integer NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  body jsonb NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, version)
);

CREATE FUNCTION catalog_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'change of an arrangement of list % refused: what was written stays', OLD.list_id USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER catalog_arrangement_stays BEFORE UPDATE OR DELETE ON catalog_arrangement FOR EACH ROW EXECUTE FUNCTION catalog_refuse_change();

CREATE TABLE catalog_arranged (
  list_id integer PRIMARY KEY,
  -- Null: it was taken down.
  live_version integer,
  FOREIGN KEY (list_id, live_version) REFERENCES catalog_arrangement (list_id, version)
);

CREATE OR REPLACE FUNCTION catalog_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON catalog_revision, catalog_provider_game, catalog_rule, catalog_list_pin, catalog_badge, catalog_change,
      catalog_arrangement, catalog_arranged FROM %1$s;
    GRANT SELECT, UPDATE (revision) ON catalog_revision TO %1$s;
    GRANT SELECT, INSERT, UPDATE (entry, listed, changed_at) ON catalog_provider_game TO %1$s;
    GRANT SELECT, INSERT, DELETE ON catalog_rule TO %1$s;
    GRANT SELECT, INSERT, UPDATE (position), DELETE ON catalog_list_pin TO %1$s;
    GRANT SELECT, INSERT, UPDATE (game_id), DELETE ON catalog_badge TO %1$s;
    GRANT SELECT, INSERT ON catalog_change, catalog_arrangement TO %1$s;
    GRANT SELECT, INSERT, UPDATE (live_version) ON catalog_arranged TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM catalog_grant_to('fairhouse_app');
  END IF;
END
$$;
