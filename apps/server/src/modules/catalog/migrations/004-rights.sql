-- The rights of a role that the server runs under (see the ledger's): of each column no more than this module changes, and no removal
-- where nothing is removed.
CREATE FUNCTION catalog_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON catalog_revision, catalog_provider_game, catalog_rule, catalog_list_pin, catalog_badge, catalog_change FROM %1$s;
    GRANT SELECT, UPDATE (revision) ON catalog_revision TO %1$s;
    GRANT SELECT, INSERT, UPDATE (entry, listed, changed_at) ON catalog_provider_game TO %1$s;
    GRANT SELECT, INSERT, DELETE ON catalog_rule TO %1$s;
    GRANT SELECT, INSERT, UPDATE (position), DELETE ON catalog_list_pin TO %1$s;
    GRANT SELECT, INSERT, UPDATE (game_id), DELETE ON catalog_badge TO %1$s;
    GRANT SELECT, INSERT ON catalog_change TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM catalog_grant_to('fairhouse_app');
  END IF;
END
$$;
