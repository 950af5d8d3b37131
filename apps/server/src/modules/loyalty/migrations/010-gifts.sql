-- Points that the house gave beside rounds, such as for a mission: the id is that of the ledger's chain too. Hundred-thousandths; never changed.
CREATE TABLE loyalty_gift (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL,
  units bigint NOT NULL CHECK (units > 0),
  cause text NOT NULL CHECK (cause IN ('mission')),
  at timestamptz NOT NULL
);
CREATE INDEX loyalty_gift_of_player ON loyalty_gift (player_id, at DESC);
CREATE TRIGGER loyalty_gift_stays BEFORE UPDATE OR DELETE ON loyalty_gift
  FOR EACH ROW EXECUTE FUNCTION loyalty_refuse_change();
CREATE TRIGGER loyalty_gift_is_not_emptied BEFORE TRUNCATE ON loyalty_gift
  FOR EACH STATEMENT EXECUTE FUNCTION loyalty_refuse_change();

CREATE FUNCTION loyalty_gift_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON loyalty_gift FROM %1$s;
    GRANT SELECT, INSERT ON loyalty_gift TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM loyalty_gift_grant_to('fairhouse_app');
  END IF;
END
$$;
