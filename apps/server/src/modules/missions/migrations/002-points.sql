-- Missions of accounts of money give comp points; those that were given before gave credits.
ALTER TABLE missions_given ADD COLUMN asset text NOT NULL DEFAULT 'CREDIT' CHECK (asset IN ('CREDIT', 'POINT'));

-- The sum of a day in whole points, beside that in credits: it holds the bound, whoever asks at once.
CREATE TABLE missions_day_points (
  day date PRIMARY KEY,
  given bigint NOT NULL CHECK (given > 0)
);

CREATE FUNCTION missions_points_grant_to(app regrole) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('
    REVOKE ALL ON missions_day_points FROM %1$s;
    GRANT SELECT, INSERT, UPDATE ON missions_day_points TO %1$s', app);
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    PERFORM missions_points_grant_to('fairhouse_app');
  END IF;
END
$$;
