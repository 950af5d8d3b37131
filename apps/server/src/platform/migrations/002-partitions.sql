-- Tables that grow with play lie in partitions by time, after a column that is a UUID of version 7 (its first 48 bits are epoch
-- milliseconds) or a timestamptz. A module's migration makes the table PARTITION BY RANGE and then names it to
-- platform_partition_by. What each function does for others: platform/partitions/README.md.
CREATE TABLE platform_partitioned (
  parent text PRIMARY KEY,
  key_column text NOT NULL,
  key_type text NOT NULL CHECK (key_type IN ('uuid', 'timestamptz')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- Whether its old partitions go to the archive.
  goes boolean NOT NULL
);

-- Partitions that were taken out. They stay in the database, in schema "archive" once their file was read back.
CREATE TABLE platform_archived (
  partition text PRIMARY KEY,
  parent text NOT NULL,
  begins timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  detached_at timestamptz NOT NULL DEFAULT now(),
  rows bigint,
  first_key text,
  last_key text,
  -- Name within the archive folder, and the SHA-256 of its lines before compression.
  file text,
  sha256 text,
  checked_at timestamptz,
  CHECK ((checked_at IS NULL) = (file IS NULL) AND (file IS NULL) = (sha256 IS NULL))
);
CREATE SCHEMA archive;

-- The smallest UUID of a millisecond, and the millisecond of a UUID.
CREATE FUNCTION platform_uuid_at(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (lpad(to_hex(floor(extract(epoch FROM at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
CREATE FUNCTION platform_time_of(id uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
$$;
CREATE FUNCTION platform_time_of(at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT at
$$;

-- When the period that a time lies in begins, some periods on. Calendars are those of UTC; weeks begin on Mondays.
CREATE FUNCTION platform_period(period text, at timestamptz, later int DEFAULT 0) RETURNS timestamptz
LANGUAGE sql STABLE STRICT AS $$
  SELECT (date_trunc(period, at AT TIME ZONE 'UTC') + later * ('1 ' || period)::interval) AT TIME ZONE 'UTC'
$$;

-- Gives a partition the triggers its parent has which PostgreSQL does not pass on by itself: those of statements, and for a
-- partition that was detached those of rows, too.
CREATE FUNCTION platform_pass_on_triggers(parent regclass, to_table regclass, of_rows boolean) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT trigger.tgname, pg_get_triggerdef(trigger.oid) AS definition FROM pg_trigger AS trigger
    WHERE trigger.tgrelid = parent AND NOT trigger.tgisinternal AND (of_rows OR trigger.tgtype & 1 = 0)
      AND NOT EXISTS (SELECT FROM pg_trigger AS own WHERE own.tgrelid = to_table AND own.tgname = trigger.tgname)
  LOOP
    EXECUTE regexp_replace(found.definition, ' ON \S+ ', format(' ON %s ', to_table));
  END LOOP;
END
$$;

-- Says that a partitioned table is to be kept in partitions of a period, and makes the one that takes whatever fits in no other.
-- That one is the pattern of the others: what it has of its own, such as an index, they will have, too.
CREATE FUNCTION platform_partition_by(parent regclass, period text, goes boolean) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  key record;
BEGIN
  SELECT attribute.attname, format_type(attribute.atttypid, NULL) AS type INTO STRICT key
  FROM pg_partitioned_table AS table_
  JOIN pg_attribute AS attribute ON attribute.attrelid = table_.partrelid AND attribute.attnum = table_.partattrs[0]
  WHERE table_.partrelid = parent AND table_.partstrat = 'r' AND table_.partnatts = 1;
  INSERT INTO platform_partitioned
  VALUES (parent::text, key.attname, CASE key.type WHEN 'timestamp with time zone' THEN 'timestamptz' ELSE key.type END, period, goes);
  EXECUTE format('CREATE TABLE %I PARTITION OF %s DEFAULT', parent || '_default', parent);
  PERFORM platform_pass_on_triggers(parent, (parent || '_default')::regclass, false);
END
$$;

-- Makes the partition that a time lies in, unless it is there or was archived, and moves what waits for it in the default one:
-- how many rows; null when there was nothing to make. Set lock_timeout first: for a moment it locks the default partition, and
-- the whole table when rows are to be moved.
CREATE FUNCTION platform_add_partition(of_table text, at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  kept platform_partitioned;
  begins timestamptz;
  name text;
  fallback text := of_table || '_default';
  bounds text;
  within text;
  waiting boolean;
  moved bigint := 0;
BEGIN
  SELECT * INTO STRICT kept FROM platform_partitioned WHERE parent = of_table;
  begins := platform_period(kept.period, at);
  name := of_table || to_char(begins AT TIME ZONE 'UTC', CASE kept.period WHEN 'month' THEN '_YYYY_MM' ELSE '_YYYY_MM_DD' END);
  IF to_regclass(name) IS NOT NULL OR EXISTS (SELECT FROM platform_archived WHERE partition = name) THEN
    RETURN NULL;
  END IF;
  SELECT format('FROM (%L) TO (%L)', low, high), format('%I >= %L AND %1$I < %3$L', kept.key_column, low, high)
  INTO bounds, within
  FROM (
    SELECT CASE kept.key_type WHEN 'uuid' THEN platform_uuid_at(begins)::text ELSE begins::text END AS low,
      CASE kept.key_type WHEN 'uuid' THEN platform_uuid_at(ends)::text ELSE ends::text END AS high
    FROM platform_period(kept.period, at, 1) AS ends
  ) AS edges;
  -- ATTACH, unlike CREATE … PARTITION OF, lets others read and write the table meanwhile.
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL EXCLUDING IDENTITY)', name, fallback);
  PERFORM platform_pass_on_triggers(of_table::regclass, name::regclass, false);
  EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %s)', fallback, within) INTO waiting;
  IF waiting THEN
    -- Without its parent the default partition has no triggers that would keep its rows where they are.
    EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', of_table, fallback);
    EXECUTE format('WITH gone AS (DELETE FROM %I WHERE %s RETURNING *) INSERT INTO %I SELECT * FROM gone', fallback, within, name);
    GET DIAGNOSTICS moved = ROW_COUNT;
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES %s', of_table, name, bounds);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I DEFAULT', of_table, fallback);
  ELSE
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES %s', of_table, name, bounds);
  END IF;
  RETURN moved;
END
$$;

-- Which periods the rows in a table's default partition belong to, and how many there are of each. There should be none.
CREATE FUNCTION platform_default_rows(of_table text) RETURNS TABLE (begins timestamptz, waiting bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  kept platform_partitioned;
BEGIN
  SELECT * INTO STRICT kept FROM platform_partitioned WHERE parent = of_table;
  RETURN QUERY EXECUTE format(
    'SELECT platform_period(%L, platform_time_of(%I)), count(*) FROM %I GROUP BY 1 ORDER BY 1',
    kept.period, kept.key_column, of_table || '_default');
END
$$;

-- Partitions that hold a period, with the period; the default ones hold none.
CREATE VIEW platform_partition AS
  SELECT kept.parent, kept.goes, child.relname::text AS partition, child.oid AS relation,
    CASE kept.key_type WHEN 'uuid' THEN platform_time_of(edges[1]::uuid) ELSE edges[1]::timestamptz END AS begins,
    CASE kept.key_type WHEN 'uuid' THEN platform_time_of(edges[2]::uuid) ELSE edges[2]::timestamptz END AS ends
  FROM platform_partitioned AS kept
  JOIN pg_inherits AS inherits ON inherits.inhparent = to_regclass(kept.parent)
  JOIN pg_class AS child ON child.oid = inherits.inhrelid,
  regexp_match(pg_get_expr(child.relpartbound, child.oid), 'FROM \(''(.+)''\) TO \(''(.+)''\)') AS edges
  WHERE edges IS NOT NULL;

-- Whoever runs the server may have partitions made; taking them out is for the owner of the tables.
REVOKE ALL ON FUNCTION platform_partition_by, platform_pass_on_triggers, platform_add_partition, platform_default_rows FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_app') THEN
    GRANT SELECT ON platform_partitioned, platform_archived, platform_partition TO fairhouse_app;
    GRANT EXECUTE ON FUNCTION platform_add_partition, platform_default_rows TO fairhouse_app;
  END IF;
END
$$;
